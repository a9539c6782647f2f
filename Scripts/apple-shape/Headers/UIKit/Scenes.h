#pragma once
#include "Views.h"
#include "../UserNotifications/UserNotifications.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/uiscene, uikit/uiwindowscene
typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);
@protocol UISceneDelegate;
NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneSession *session;
@property (nullable, nonatomic, strong) id <UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
// uikit/uiwindowscene/geometry
IOS(16.0) NS_SWIFT_NAME(UIWindowScene.Geometry)
@interface UIWindowSceneGeometry : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene <UITraitEnvironment>
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry IOS(16.0);
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly, strong) UIWindow *keyWindow IOS(15.0);
@end
NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject <NSSecureCoding>
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property (nullable, nonatomic, readonly) UNNotificationResponse *notificationResponse NO_TV;
@end
NS_SWIFT_UI_ACTOR
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly, copy) NSURL *URL;
@end
NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
@end
NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry IOS(26.0);
@end

// uikit/uiapplication
typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.OpenExternalURLOptionsKey);
NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
- (BOOL)canOpenURL:(NSURL *)url IOS(3.0) NS_SWIFT_NAME(canOpenURL(_:));
- (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options completionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^ __nullable)(BOOL success))completion IOS(10.0);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes IOS(13.0);
@property (nonatomic, readonly) NSArray<__kindof UIWindow *> *windows IOS_DEPRECATED("Use UIWindowScene.windows on a relevant window scene instead", 2.0, 15.0);
@end
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
@property (nullable, nonatomic, strong) UIWindow *window;
@end
NS_ASSUME_NONNULL_END
