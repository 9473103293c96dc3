/// The views with identifiers, in order.
public enum _IdentifiedViewTree {
  /// No views.
  case empty
  /// One view.
  case proxy(_IdentifiedViewProxy)
  /// Several views.
  case array([_IdentifiedViewTree])

  /// Calls a closure with each view.
  public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
    switch self {
    case .empty: break
    case .proxy(let proxy): body(proxy)
    case .array(let trees): for tree in trees { tree.forEach(body) }
    }
  }
}
