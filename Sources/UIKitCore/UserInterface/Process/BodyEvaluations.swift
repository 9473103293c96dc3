/// Connects tests, which count evaluations of the bodies of SwiftUI's views, with SwiftUI, which this module does not know.
@MainActor package enum BodyEvaluations {
  /// Called with the type of each view or modifier whose body is evaluated; `nil` while nobody counts.
  package static var observe: ((Any.Type) -> Void)? {
    didSet { connect?(observe) }
  }
  /// Set by SwiftUI: passes on what to call.
  package static var connect: ((((Any.Type) -> Void)?) -> Void)? {
    didSet { connect?(observe) }
  }
}
