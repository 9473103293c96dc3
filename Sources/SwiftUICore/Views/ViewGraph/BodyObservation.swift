/// Reports which bodies are computed, while somebody counts them.
@MainActor package enum BodyObservation {
  /// Called with the type of each view or modifier whose body is computed; `nil` while nobody counts.
  package static var observe: ((Any.Type) -> Void)?
}
