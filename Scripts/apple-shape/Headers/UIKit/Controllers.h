#pragma once
#include "Scenes.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/uiviewcontroller
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0, UIModalTransitionStyleFlipHorizontal NO_TV, UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl NO_TV,
};
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0, UIModalPresentationPageSheet NO_TV, UIModalPresentationFormSheet NO_TV, UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen, UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover NO_TV, UIModalPresentationNone = -1, UIModalPresentationAutomatic IOS(13.0) = -2,
};
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded IOS(9.0);
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded IOS(9.0);
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, readonly, copy) NSString *nibName IB_DEPRECATED;
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard IB_DEPRECATED;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender IOS(5.0) IB_DEPRECATED;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender IOS(6.0) IB_DEPRECATED;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender IOS(5.0) IB_DEPRECATED;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated IOS(13.0);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nullable, nonatomic, copy) NSString *title;
- (void)didReceiveMemoryWarning;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController IOS(5.0) NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController IOS(5.0) NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, assign) BOOL definesPresentationContext;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ __nullable)(void))completion NS_SWIFT_DISABLE_ASYNC IOS(5.0);
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ __nullable)(void))completion NS_SWIFT_DISABLE_ASYNC IOS(5.0);
@property (nonatomic, assign) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation IOS(13.0);
@property (nonatomic) CGSize preferredContentSize;
- (nullable UIViewController *)targetViewControllerForAction:(SEL)action sender:(nullable id)sender IOS(8.0);
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender IOS(8.0);
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender IOS(8.0);
- (void)updateTraitsIfNeeded IOS(17.0);
@end
@interface UIViewController (UIContainerViewControllerProtectedMethods)
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)transitionFromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ __nullable)(void))animations completion:(void (NS_SWIFT_NONSENDABLE ^ __nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
@end
@interface UIViewController (UIContainerViewControllerCallbacks)
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@end
@interface UIViewController (UIViewControllerTransitioning)
@property (nullable, nonatomic, weak) id <UIViewControllerTransitioningDelegate> transitioningDelegate;
@end
// uikit/uiviewcontroller/transition, uikit/uiviewcontroller/preferredtransition
IOS(18.0) NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
@end
IOS(18.0) NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject <NSCopying>
@end
IOS(18.0) NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (nonatomic, readonly) UIViewController *sourceViewController;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@end
@interface UIViewController (UIViewControllerPreferredTransition)
@property (nullable, nonatomic, strong) UIViewControllerTransition *preferredTransition IOS(18.0);
@end
@interface UIViewController (UIPresentationController)
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UIPresentationController *activePresentationController IOS(16.0);
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController NO_TV;
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController IOS(15.0) NO_TV;
@end
@interface UIViewController (UIViewControllerTransitionCoordinator)
@property (nullable, nonatomic, readonly) id <UIViewControllerTransitionCoordinator> transitionCoordinator;
@end
@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed NO_TV;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end
@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, weak) UITab *tab IOS(18.0);
@end
@interface UIViewController (UISplitViewController)
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@end

// uikit/uiviewcontrollertransitioncoordinator
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_ENUM;
UIKIT_EXTERN UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(from) IOS(7.0);
UIKIT_EXTERN UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey NS_SWIFT_NAME(to) IOS(7.0);
typedef NSString *UITransitionContextViewKey NS_TYPED_ENUM;
UIKIT_EXTERN UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(from) IOS(8.0);
UIKIT_EXTERN UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(to) IOS(8.0);
IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) BOOL isInterruptible IOS(10.0);
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key IOS(8.0);
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform IOS(8.0);
@end
IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ __nullable)(id <UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^ __nullable)(id <UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view animation:(void (^ __nullable)(id <UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^ __nullable)(id <UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id <UIViewControllerTransitionCoordinatorContext> context))handler IOS_DEPRECATED("Use notifyWhenInteractionChangesUsingBlock", 7.0, 10.0);
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id <UIViewControllerTransitionCoordinatorContext> context))handler IOS(10.0);
@end
IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id <UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id <UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presented presentingViewController:(nullable UIViewController *)presenting sourceViewController:(UIViewController *)source IOS(8.0) NS_SWIFT_NAME(presentationController(forPresented:presenting:source:));
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition IOS(10.0);
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key IOS(8.0);
@property (nonatomic, readonly) CGAffineTransform targetTransform IOS(8.0);
- (CGRect)initialFrameForViewController:(UIViewController *)vc;
- (CGRect)finalFrameForViewController:(UIViewController *)vc;
@end
IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id <UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id <UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end

// uikit/uipresentationcontroller
IOS(8.0) NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traitCollection IOS(8.3);
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(nullable id <UIViewControllerTransitionCoordinator>)transitionCoordinator IOS(8.3);
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController IOS(13.0) NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController IOS(13.0) NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController IOS(13.0) NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController IOS(13.0) NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end
IOS(8.0) NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment>
@property (nonatomic, strong, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, strong, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection *)traitCollection IOS(8.3);
@property (nullable, nonatomic, weak) id <UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(nullable UIViewController *)presentingViewController NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(presentedViewController:presenting:));
- (instancetype)init NS_UNAVAILABLE;
@end
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
  UIPopoverArrowDirectionAny = 15,
} IOS(3.2);
IOS_NO_TV(8.0) NS_SWIFT_UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
- (void)popoverPresentationController:(UIPopoverPresentationController *)popoverPresentationController willRepositionPopoverToRect:(inout CGRect *)rect inView:(inout UIView * _Nonnull * _Nonnull)view;
@end
// uikit/uiedgeinsets
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
// uikit/uipopoverpresentationcontroller
IOS_NO_TV(8.0) NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id <UIPopoverPresentationControllerDelegate> delegate;
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem IOS_DEPRECATED("sourceItem", 8.0, 100000.0);
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic, assign) CGRect sourceRect;
@property (nullable, nonatomic, strong) id <UIPopoverPresentationControllerSourceItem> sourceItem IOS(16.0) NO_TV;
@property (nonatomic, assign) UIPopoverArrowDirection permittedArrowDirections;
@property (nullable, nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nonatomic, readwrite) UIEdgeInsets popoverLayoutMargins NO_VISION;
@property (nonatomic, readwrite) BOOL canOverlapSourceViewRect IOS(9.0);
@end
// uikit/uisheetpresentationcontroller
typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationControllerDetent.Identifier) NO_TV NO_VISION;
UIKIT_EXTERN UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium IOS_NO_TV(15.0) NO_VISION;
UIKIT_EXTERN UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge IOS_NO_TV(15.0) NO_VISION;
IOS_NO_TV(15.0) NO_VISION NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype)largeDetent NS_SWIFT_NAME(large());
@property (nonatomic, readonly, strong) UISheetPresentationControllerDetentIdentifier identifier IOS(16.0);
@end
IOS_NO_TV(15.0) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)sheetPresentationController NS_SWIFT_NAME(sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:));
@end
IOS_NO_TV(15.0) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id <UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents NO_VISION;
@property (nullable, nonatomic, copy) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier NO_VISION;
@property (nullable, nonatomic, copy) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier NO_VISION;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge NO_VISION;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL prefersGrabberVisible NO_VISION;
@property (nonatomic) CGFloat preferredCornerRadius NS_REFINED_FOR_SWIFT NO_VISION;
@end
NO_TV
@interface UIView (SourceItem) <UIPopoverPresentationControllerSourceItem>
@end
NS_ASSUME_NONNULL_END
