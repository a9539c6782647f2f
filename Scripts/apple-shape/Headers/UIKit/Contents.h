#pragma once
#include "Containers.h"
#include "Layout.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/uiaccessibilitytraits
typedef NS_OPTIONS(uint64_t, UIAccessibilityTraits) {
  UIAccessibilityTraitNone = 0,
  UIAccessibilityTraitButton = 1 << 0,
  UIAccessibilityTraitLink = 1 << 1,
  UIAccessibilityTraitImage = 1 << 2,
  UIAccessibilityTraitNotEnabled = 1 << 8,
  UIAccessibilityTraitHeader = 1 << 16,
};
// objectivec/nsobject-swift.class/accessibilitylabel
NS_SWIFT_UI_ACTOR
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements IOS(8.0);
@end
// uikit/uiaccessibilityelement
IOS(3.0) NS_SWIFT_UI_ACTOR
@interface UIAccessibilityElement : UIResponder <UIAccessibilityIdentification>
@end
// uikit/uiview/effectiveuserinterfacelayoutdirection
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) { UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft } IOS(5.0);
@interface UIView (UIViewDirection)
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection IOS(10.0);
@end
// uikit/uifont
NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) CGFloat pointSize;
@end
@interface UILabel (Looks)
@property (nullable, nonatomic, copy) NSAttributedString *attributedText IOS(6.0);
@property (null_resettable, nonatomic, strong) UIFont *font;
@end
@interface UIControl (State)
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
@interface UIButton (Titles)
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nullable, nonatomic, readonly, strong) NSAttributedString *currentAttributedTitle IOS(6.0);
@end
// uikit/uiimageview
NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
@property (nullable, nonatomic, strong) UIImage *image;
@end
// uikit/uitextfield
NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end
// uikit/uitextview
NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nonatomic, getter=isEditable) BOOL editable NO_TV;
@end
// uikit/uisegmentedcontrol
NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) NSInteger selectedSegmentIndex;
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
@end
// uikit/uiprogressview, uikit/uipagecontrol, uikit/uiactivityindicatorview
NS_SWIFT_UI_ACTOR
@interface UIProgressView : UIView
@property (nonatomic) float progress;
@end
NS_SWIFT_UI_ACTOR
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@end
NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end
// uikit/uiswitch, uikit/uislider, uikit/uistepper, uikit/uidatepicker, uikit/uipickerview
NO_TV NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@end
NO_TV NS_SWIFT_UI_ACTOR
@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@end
NO_TV NS_SWIFT_UI_ACTOR
@interface UIStepper : UIControl
@end
NO_TV NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl
@end
NO_TV NS_SWIFT_UI_ACTOR
@interface UIPickerView : UIView
@end
// uikit/uisearchbar
NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@end
@interface UISearchController (Bar)
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@end
@interface UIStackView (Contents)
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
@end
@interface UIBarItem (Contents)
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, strong) UIImage *image;
@end
@interface UIBarButtonItem (Contents)
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, readwrite, copy) UIAction *primaryAction IOS(14.0);
@property (nullable, nonatomic, readwrite, copy) UIMenu *menu IOS(14.0);
@end
@interface UINavigationItem (Contents)
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nonatomic) BOOL hidesBackButton NO_TV;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end
@interface UITabBar (Contents)
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
@end
@interface UINavigationController (Toolbar)
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden IOS(3.0) NO_TV;
@end
@interface UIViewController (Toolbar)
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems IOS(3.0) NO_TV;
@end
@interface UIAlertAction (Contents)
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
@interface UIAlertController (Contents)
@property (nullable, nonatomic, copy) NSString *message;
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@end
// uikit/uitableviewcell, uikit/uitableviewheaderfooterview
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator, UITableViewCellAccessoryDetailDisclosureButton NO_TV, UITableViewCellAccessoryCheckmark, UITableViewCellAccessoryDetailButton NO_TV } NS_SWIFT_NAME(UITableViewCell.AccessoryType);
@interface UITableViewCell (Contents)
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nullable, nonatomic, readonly, strong) UILabel *textLabel;
@property (nullable, nonatomic, readonly, strong) UILabel *detailTextLabel;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nullable, nonatomic, strong) UIView *accessoryView;
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
@end
// uikit/uitableview
@interface UITableView (Contents)
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section NS_SWIFT_NAME(headerView(forSection:));
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section NS_SWIFT_NAME(footerView(forSection:));
@property (nullable, nonatomic, strong) UIView *tableHeaderView;
@property (nullable, nonatomic, strong) UIView *tableFooterView;
@end
// uikit/uicollectionview
UIKIT_EXTERN NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSString *const UICollectionElementKindSectionFooter NS_SWIFT_NAME(UICollectionView.elementKindSectionFooter) NS_SWIFT_NONISOLATED;
@interface UICollectionViewCell (Contents)
@property (nonatomic, readonly) UIView *contentView;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewListCell : UICollectionViewCell
@end
@interface UICollectionView (Contents)
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath IOS(9.0) NS_SWIFT_NAME(supplementaryView(forElementKind:at:));
@end
NS_ASSUME_NONNULL_END
