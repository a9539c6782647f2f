#pragma once
#include "Views.h"
NS_ASSUME_NONNULL_BEGIN
// uikit/nslayoutconstraint
IOS(6.0) NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NS_SWIFT_NAME(activate(_:)) IOS(8.0);
@property (getter=isActive) BOOL active IOS(8.0);
@end
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;
// uikit/nslayoutanchor
IOS(9.0) NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
@end
IOS(9.0) NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
IOS(9.0) NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
// uikit/uiview/centerxanchor
@interface UIView (UIViewLayoutConstraintCreation)
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints IOS(6.0);
@end
// uikit/uistackview
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal = 0, UILayoutConstraintAxisVertical = 1 } NS_SWIFT_NAME(NSLayoutConstraint.Axis);
IOS(9.0) NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)addArrangedSubview:(UIView *)view;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) CGFloat spacing;
@end
// usernotifications/unnotificationresponse/targetscene
@interface UNNotificationResponse (UIKitAdditions)
@property (nullable, nonatomic, readonly) UIScene *targetScene IOS(13.0) NO_TV;
@end
NS_ASSUME_NONNULL_END
