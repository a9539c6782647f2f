#pragma once
#include "../Foundation/Foundation.h"
NS_ASSUME_NONNULL_BEGIN
// usernotifications/unnotificationcontent
IOS(10.0)
@interface UNNotificationContent : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSDictionary *userInfo NO_TV;
@end
// usernotifications/unnotificationrequest
IOS(10.0)
@interface UNNotificationRequest : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) UNNotificationContent *content;
@end
// usernotifications/unnotification
IOS(10.0)
@interface UNNotification : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) UNNotificationRequest *request;
@end
// usernotifications/unnotificationresponse
IOS(10.0) NO_TV
@interface UNNotificationResponse : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) UNNotification *notification;
@property (readonly, copy) NSString *actionIdentifier;
@end
// usernotifications/unusernotificationcenter
typedef NS_OPTIONS(NSUInteger, UNAuthorizationOptions) { UNAuthorizationOptionBadge = 1 << 0, UNAuthorizationOptionSound = 1 << 1, UNAuthorizationOptionAlert = 1 << 2 } IOS(10.0);
@class UNUserNotificationCenter;
IOS(10.0)
@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (NS_SWIFT_SENDABLE ^)(void))completionHandler NO_TV;
@end
IOS(10.0)
@interface UNUserNotificationCenter : NSObject
@property (nonatomic, weak, nullable) id <UNUserNotificationCenterDelegate> delegate;
+ (UNUserNotificationCenter *)currentNotificationCenter NS_SWIFT_NAME(current());
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (NS_SWIFT_SENDABLE ^)(BOOL granted, NSError * _Nullable error))completionHandler;
@end
NS_ASSUME_NONNULL_END
