// expect: 'UISpringLoadedInteractionSupporting' is unavailable in tvOS
// on: tvos
import UIKit

@MainActor func loads(_ target: any UISpringLoadedInteractionSupporting) -> Bool { target.isSpringLoaded }
