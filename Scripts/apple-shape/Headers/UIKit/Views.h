#pragma once
#include "Declared.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/uiuseractivityrestoring
NS_SWIFT_UI_ACTOR
@protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)userActivity;
@end
// uikit/uiaccessibilityidentification
NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier IOS(5.0);
@end
// uikit/uiresponderstandardeditactions
IOS(3.0) NS_SWIFT_UI_ACTOR
@protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)select:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
- (void)delete:(nullable id)sender;
@end
// uikit/uiresponder
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject <UIResponderStandardEditActions, UIUserActivityRestoring>
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
@end
@interface UIResponder (ActivityContinuation)
@property (nullable, nonatomic, strong) NSUserActivity *userActivity;
@end
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@end
NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
@property (class, nonatomic, readonly) UIColor *redColor;
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor IOS(13.0) NO_TV;
@end
NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) { UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular } IOS(8.0);
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@end
// uikit/uitraitenvironment
IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end
// uikit/uicontentcontainer
IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id <UIContentContainer>)container;
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id <UIContentContainer>)container;
- (CGSize)sizeForChildContentContainer:(id <UIContentContainer>)container withParentContainerSize:(CGSize)parentSize;
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id <UIViewControllerTransitionCoordinator>)coordinator;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id <UIViewControllerTransitionCoordinator>)coordinator;
@end
NS_SWIFT_UI_ACTOR
@protocol UIAppearanceContainer <NSObject>
@end
// uikit/uiappearance
NS_SWIFT_UI_ACTOR
@protocol UIAppearance <NSObject>
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class <UIAppearanceContainer>> *)containerTypes IOS(9.0);
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)trait IOS(8.0);
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)trait whenContainedInInstancesOfClasses:(NSArray<Class <UIAppearanceContainer>> *)containerTypes IOS(9.0);
@end
// uikit/uifocusenvironment
NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
@end
@protocol UIFocusItemContainer;
NS_SWIFT_UI_ACTOR
@protocol UIFocusEnvironment <NSObject>
@property (nonatomic, copy, readonly) NSArray<id <UIFocusEnvironment>> *preferredFocusEnvironments NS_SWIFT_NAME(preferredFocusEnvironments);
@property (nonatomic, weak, readonly, nullable) id <UIFocusEnvironment> parentFocusEnvironment NS_SWIFT_NAME(parentFocusEnvironment);
@property (nonatomic, readonly, nullable) id <UIFocusItemContainer> focusItemContainer NS_SWIFT_NAME(focusItemContainer);
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context;
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
@end
// uikit/uifocusitem
IOS(10.0) NS_SWIFT_UI_ACTOR
@protocol UIFocusItem <UIFocusEnvironment>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, readonly) CGRect frame IOS(12.0);
@end
// uikit/uicoordinatespace
NS_SWIFT_UI_ACTOR
@protocol UICoordinateSpace <NSObject>
@property (readonly, nonatomic) CGRect bounds;
@end
// uikit/uifocusitemcontainer
IOS(12.0) NS_SWIFT_UI_ACTOR
@protocol UIFocusItemContainer <NSObject>
@property (nonatomic, readonly, strong) id <UICoordinateSpace> coordinateSpace;
- (NSArray<id <UIFocusItem>> *)focusItemsInRect:(CGRect)rect NS_SWIFT_NAME(focusItems(in:));
@end
// uikit/uidynamicitem
IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIDynamicItem <NSObject>
@property (nonatomic, readwrite) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readwrite) CGAffineTransform transform;
@end
// uikit/uispringloadedinteractionsupporting
IOS(11.0) NO_TV NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionSupporting <NSObject>
@property (nonatomic, assign, getter=isSpringLoaded) BOOL springLoaded;
@end

// uikit/uiview
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionTransitionNone = 0 << 20,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
} IOS(4.0) NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
} NS_SWIFT_NAME(UIView.AutoresizingMask);
// uikit/uiview/animationcurve
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear } NS_SWIFT_NAME(UIView.AnimationCurve);
// uikit/uipopoverpresentationcontrollersourceitem
IOS(16.0) NO_TV
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, UIFocusItem, UIFocusItemContainer, CALayerDelegate, UIAccessibilityIdentification>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@end
@interface UIView (UIViewGeometry)
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@end
@interface UIView (UIViewHierarchy)
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@end
@interface UIView (CALayer)
@property (nonatomic, readonly, strong) CALayer *layer;
@end
@interface UIView (UITraits)
- (void)updateTraitsIfNeeded IOS(17.0);
@end
@interface UIView (UIViewRendering)
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@end
@interface UIView (UIViewAnimation)
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation IOS(7.0);
@end
@interface UIView (UIViewAnimationWithBlocks)
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (NS_SWIFT_NONSENDABLE ^ __nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC IOS(4.0);
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (NS_SWIFT_NONSENDABLE ^ __nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC IOS(4.0);
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations IOS(4.0);
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ __nullable)(void))animations completion:(void (NS_SWIFT_NONSENDABLE ^ __nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC IOS(4.0);
@end
// uikit/uiscrollview, uikit/uiscrollviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView IOS(2.0);
@end
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@end
NS_SWIFT_UI_ACTOR
@interface UILabel : UIView <NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@end
typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchUpInside = 1 << 6 } NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateHighlighted = 1 << 0, UIControlStateDisabled = 1 << 1 } NS_SWIFT_NAME(UIControl.State);
NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
@end
typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom = 0, UIButtonTypeSystem } NS_SWIFT_NAME(UIButton.ButtonType);
// uikit/uimenuelement
IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding, UIAccessibilityIdentification>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@end
NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable NSString *)identifier handler:(void (^)(__kindof UIAction *action))handler NS_REFINED_FOR_SWIFT;
@property (nonatomic, copy) NSString *title;
@end
NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@end
NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <NSCoding>
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction IOS(14.0);
@end
NO_TV
@interface UIButton (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

// uikit/uigesturerecognizer, uikit/uigesturerecognizerdelegate
IOS(3.2) NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer IOS(7.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer IOS(7.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceivePress:(UIPress *)press IOS(9.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveEvent:(UIEvent *)event IOS(13.4);
@end
@interface UIPress : NSObject
@end
IOS(3.2) NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id <UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

// uikit/uiwindow
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER IOS(13.0);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER IOS_DEPRECATED("Use init(windowScene:) instead.", 2.0, 26.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene IOS(13.0);
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)becomeKeyWindow NS_SWIFT_NAME(becomeKey());
- (void)resignKeyWindow NS_SWIFT_NAME(resignKey());
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nullable, nonatomic, strong) UIViewController *rootViewController IOS(4.0);
@end
UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeVisibleNotification NS_SWIFT_NAME(UIWindow.didBecomeVisibleNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeHiddenNotification NS_SWIFT_NAME(UIWindow.didBecomeHiddenNotification) NS_SWIFT_NONISOLATED;

// uikit/uidevice
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@end

NO_VISION NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen IOS_DEPRECATED("Use a UIScreen instance found through context instead", 2.0, 26.0);
@property (nonatomic, readonly) CGRect bounds;
@end
NS_ASSUME_NONNULL_END
