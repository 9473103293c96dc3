/// The texts of events that are read together. Few differ, so each is made once and found by a search from the front.
struct TraceNames {
  private var types: [(type: ObjectIdentifier, text: String)] = []
  private var callbacks: [(start: UnsafePointer<UInt8>, text: String)] = []

  /// The name of the class that was called or that posted, without its module.
  mutating func text(of owner: RawTraceEvent.Owner) -> String {
    switch owner {
    case .scene: return "UIScene"
    case .application: return "UIApplication"
    case .process: return "process"
    case .type(let type):
      let id = ObjectIdentifier(type)
      for entry in types where entry.type == id { return entry.text }
      let text = _typeName(type, qualified: false)
      types.append((id, text))
      return text
    }
  }

  /// The text of a constant, whose address does not change while the process runs.
  mutating func text(of constant: StaticString) -> String {
    guard constant.hasPointerRepresentation else { return constant.description }
    let start = constant.utf8Start
    for entry in callbacks where entry.start == start { return entry.text }
    let text = constant.description
    callbacks.append((start, text))
    return text
  }
}
