// expect: 'PushTransition' is ambiguous for type lookup in this context
import ContextNavigation
import SwiftUI
import Wayfinder

func transition() -> PushTransition? { nil }
