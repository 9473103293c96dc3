/// Which content a session can show and which it prefers to show, as last published by its scene (E-10).
public struct ActivationConditions: Hashable, Codable, Sendable {
  /// Whether the session can show the content. Default: any content.
  public var canActivate: ContentPredicate
  /// Whether the session is the best one for the content. Default: for none.
  public var prefersToActivate: ContentPredicate

  /// Makes conditions, by default those of a scene that published none: any content is possible, none is preferred.
  public init(canActivate: ContentPredicate = .value(true), prefersToActivate: ContentPredicate = .value(false)) {
    self.canActivate = canActivate
    self.prefersToActivate = prefersToActivate
  }
}
