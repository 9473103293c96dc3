/// The views that were given identifiers, in their order.
public enum _IdentifiedViewTree {
  /// None.
  case empty
  /// One view.
  case proxy(_IdentifiedViewProxy)
  /// Several ones.
  case array([_IdentifiedViewTree])

  /// Calls a function with each view.
  public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
    switch self {
    case .empty: break
    case .proxy(let proxy): body(proxy)
    case .array(let trees): for tree in trees { tree.forEach(body) }
    }
  }
}
