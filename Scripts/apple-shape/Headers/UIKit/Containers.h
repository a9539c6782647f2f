#pragma once
#include "Bars.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/uinavigationcontroller
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) { UINavigationControllerOperationNone, UINavigationControllerOperationPush, UINavigationControllerOperationPop } NS_SWIFT_NAME(UINavigationController.Operation);
IOS(2.0) NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable id <UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id <UIViewControllerAnimatedTransitioning>)animationController IOS(7.0) NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id <UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC IOS(7.0);
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id <UIViewControllerContextTransitioning>)transitionContext;
@end
// uikit/uipercentdriveninteractivetransition
IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat percentComplete;
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass toolbarClass:(nullable Class)toolbarClass NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated NS_SWIFT_NAME(popViewController(animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated NS_SWIFT_NAME(popToRootViewController(animated:));
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nullable, nonatomic, weak) id <UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer NO_TV;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer IOS(26.0) NO_TV;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender;
@end

// uikit/uitabbarcontroller
NS_SWIFT_UI_ACTOR
@protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@end
NO_TV
@interface UITabBar (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
IOS(18.0) NS_SWIFT_UI_ACTOR
@interface UITab : NSObject <UIAccessibilityIdentification>
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier viewControllerProvider:(UIViewController *(^ __nullable)(__kindof UITab *tab))viewControllerProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nullable, nonatomic, readonly) UIViewController *viewController;
@property (nullable, nonatomic, readonly, weak) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, weak) UITabGroup *parent;
@property (nullable, nonatomic, readonly, strong) UITabGroup *managingTabGroup;
@property (nonatomic, getter=isHidden) BOOL hidden;
@end
NO_TV
@interface UITab (SourceItem) <UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting>
@end
// uikit/uitabgroup
IOS(18.0) NS_SWIFT_UI_ACTOR
@interface UITabGroup : UITab
@property (nonatomic, copy) NSArray<UITab *> *children;
@property (nullable, nonatomic, strong) UITab *selectedChild;
@property (nullable, nonatomic, strong) UINavigationController *managingNavigationController;
@end
IOS(3.0) NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController IOS(3.0);
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
- (nullable id <UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController animationControllerForTransitionFromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC IOS(7.0);
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab IOS(18.0) __attribute__((availability(visionos, introduced=2.0))) NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
@end
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController <UITabBarDelegate, NSCoding>
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs IOS(18.0);
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController *moreNavigationController NO_TV;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *customizableViewControllers NO_TV;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id <UITabBarControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<UITab *> *tabs IOS(18.0);
@property (nullable, nonatomic, strong) UITab *selectedTab IOS(18.0);
@end

// uikit/uisplitviewcontroller
typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) { UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn, UISplitViewControllerStyleTripleColumn } IOS(14.0) NS_SWIFT_NAME(UISplitViewController.Style);
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) { UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary, UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact, UISplitViewControllerColumnInspector IOS(26.0) NO_TV NO_VISION } IOS(14.0) NS_SWIFT_NAME(UISplitViewController.Column);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) { UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModeSecondaryOnly, UISplitViewControllerDisplayModeOneBesideSecondary, UISplitViewControllerDisplayModeOneOverSecondary, UISplitViewControllerDisplayModeTwoBesideSecondary IOS(14.0), UISplitViewControllerDisplayModeTwoOverSecondary IOS(14.0), UISplitViewControllerDisplayModeTwoDisplaceSecondary IOS(14.0) } NS_SWIFT_NAME(UISplitViewController.DisplayMode);
IOS(2.0) NS_SWIFT_UI_ACTOR
@protocol UISplitViewControllerDelegate
@optional
- (void)splitViewController:(UISplitViewController *)svc willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode IOS(8.0);
- (BOOL)splitViewController:(UISplitViewController *)splitViewController showViewController:(UIViewController *)vc sender:(nullable id)sender IOS(8.0);
- (BOOL)splitViewController:(UISplitViewController *)splitViewController showDetailViewController:(UIViewController *)vc sender:(nullable id)sender IOS(8.0) NS_SWIFT_NAME(splitViewController(_:showDetail:sender:));
- (BOOL)splitViewController:(UISplitViewController *)splitViewController collapseSecondaryViewController:(UIViewController *)secondaryViewController ontoPrimaryViewController:(UIViewController *)primaryViewController IOS(8.0) NS_SWIFT_NAME(splitViewController(_:collapseSecondary:onto:));
- (nullable UIViewController *)splitViewController:(UISplitViewController *)splitViewController separateSecondaryViewControllerFromPrimaryViewController:(UIViewController *)primaryViewController IOS(8.0) NS_SWIFT_NAME(splitViewController(_:separateSecondaryFrom:));
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn IOS(14.0);
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode IOS(14.0);
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc IOS(14.0);
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc IOS(14.0);
- (void)splitViewController:(UISplitViewController *)svc willShowColumn:(UISplitViewControllerColumn)column IOS(14.0);
- (void)splitViewController:(UISplitViewController *)svc willHideColumn:(UISplitViewControllerColumn)column IOS(14.0);
@end
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER IOS(14.0);
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UISplitViewControllerStyle style IOS(14.0);
@property (nullable, nonatomic, weak) id <UISplitViewControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) BOOL presentsWithGesture;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed IOS(8.0);
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode IOS(8.0);
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode IOS(8.0);
- (void)setViewController:(nullable UIViewController *)vc forColumn:(UISplitViewControllerColumn)column IOS(14.0);
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column IOS(14.0);
- (void)hideColumn:(UISplitViewControllerColumn)column IOS(14.0);
- (void)showColumn:(UISplitViewControllerColumn)column IOS(14.0);
- (BOOL)isShowingColumn:(UISplitViewControllerColumn)column IOS(26.0);
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender IOS(8.0);
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender IOS(8.0);
@end

// uikit/uipageviewcontroller
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) { UIPageViewControllerNavigationOrientationHorizontal, UIPageViewControllerNavigationOrientationVertical } NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) { UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse } NS_SWIFT_NAME(UIPageViewController.NavigationDirection);
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) { UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll } NS_SWIFT_NAME(UIPageViewController.TransitionStyle);
typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers transitionCompleted:(BOOL)completed;
@end
IOS(5.0) NS_SWIFT_UI_ACTOR
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id <UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id <UIPageViewControllerDataSource> dataSource;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (NS_SWIFT_NONSENDABLE ^ __nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@end

// uikit/uialertcontroller
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault = 0, UIAlertActionStyleCancel, UIAlertActionStyleDestructive } NS_SWIFT_NAME(UIAlertAction.Style);
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet = 0, UIAlertControllerStyleAlert } NS_SWIFT_NAME(UIAlertController.Style);
NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying, UIAccessibilityIdentification>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(void (^ __nullable)(UIAlertAction *action))handler;
@end
NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end
NO_TV
@interface UIAlertController (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

// uikit/uisearchcontroller, uikit/uitableviewcontroller, uikit/uicollectionviewcontroller
IOS(8.0) NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController <UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning>
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isActive) BOOL active;
@property (nullable, nonatomic, strong, readonly) UIViewController *searchResultsController;
@end
typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped IOS(13.0) NO_TV } NS_SWIFT_NAME(UITableView.Style);
NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView
@end
NO_TV
@interface UITableView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView
@end
// uikit/uitableviewdatasource, uikit/uitableviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end
IOS(2.0) NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
@end
NO_TV
@interface UICollectionView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@end
// uikit/uicollectionviewdatasource, uikit/uicollectionviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
@end
IOS(6.0) NS_SWIFT_UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
@end

// uikit/uiactivityviewcontroller
NO_TV
@interface UIActivity : NSObject
@end
IOS(6.0) NO_TV NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
@end

// uikit/uistoryboard
NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)storyboardBundleOrNil IB_DEPRECATED;
- (nullable __kindof UIViewController *)instantiateInitialViewController IB_DEPRECATED;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier IB_DEPRECATED;
@end
NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
@property (nullable, nonatomic, copy, readonly) NSString *identifier IB_DEPRECATED;
@property (nonatomic, readonly) __kindof UIViewController *sourceViewController NS_SWIFT_NAME(source) IB_DEPRECATED;
@property (nonatomic, readonly) __kindof UIViewController *destinationViewController NS_SWIFT_NAME(destination) IB_DEPRECATED;
@end
NS_ASSUME_NONNULL_END
