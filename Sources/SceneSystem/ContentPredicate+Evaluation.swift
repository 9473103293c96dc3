extension ContentPredicate {
  public func accepts(_ s: String) -> Bool {
    switch self {
    case .value(let b): b;
    default: false
    }
  }
}
