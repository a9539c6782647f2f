#pragma once
#include "../Foundation/Foundation.h"
#include "../QuartzCore/QuartzCore.h"
@class UIPress, UIScrollView, UIView, UIViewController, UINavigationController, UITabBarController, UISplitViewController, UIWindow, UIWindowScene, UINavigationItem, UINavigationBar, UITabBarItem, UITabBar, UIBarButtonItem, UIStoryboard, UIStoryboardSegue, UIPresentationController, UIPopoverPresentationController, UIGestureRecognizer, UITraitCollection, UIEvent, UITouch, UIColor, UIImage, UIApplication, UIScene, UISceneSession, UISceneConnectionOptions, UIOpenURLContext, UITab, UITabGroup, UISearchController, UIPageViewController, UISheetPresentationController;
@protocol UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate, UIContentContainer, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning;
