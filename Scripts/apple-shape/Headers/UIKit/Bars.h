#pragma once
#include "Controllers.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/uibarbuttonitem, uinavigationitem, uitabbaritem
NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding, UIAppearance, UIAccessibilityIdentification>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@end
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction NS_REFINED_FOR_SWIFT;
@end
NO_TV
@interface UIBarButtonItem (SourceItem) <UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting>
@end
NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@end
NO_TV
@interface UITabBarItem (SourceItem) <UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting>
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *prompt NO_TV;
@property (nullable, nonatomic, strong) UISearchController *searchController IOS(11.0) NO_TV;
@property (nullable, nonatomic, copy) NSString *backButtonTitle IOS(11.0);
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@end
// uikit/uinavigationbardelegate
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) NSInteger barPosition;
@end
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@optional
- (NSInteger)positionForBar:(id <UIBarPositioning>)bar;
@end
NS_SWIFT_UI_ACTOR
@protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPushItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPushItem:(UINavigationItem *)item;
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPopItem:(UINavigationItem *)item;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView <NSCoding, UIBarPositioning>
@property (nullable, nonatomic, weak) id <UINavigationBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@end
NO_TV NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView <UIBarPositioning>
@end
NS_ASSUME_NONNULL_END
