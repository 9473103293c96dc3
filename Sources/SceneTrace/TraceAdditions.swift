/// Additional data for events. Few events have any, and most responses of an app have one item or none, for which no array is allocated.
package enum TraceAdditions: Sendable {
  case none
  case one(Positioned)
  case several([Positioned])

  /// One item.
  package enum Addition: Sendable {
    /// The details of an event's callback.
    case details([TraceEvent.Detail])
    /// A sentence before the event, formatted when it is read.
    case sentence(time: UInt64, @Sendable () -> String)
  }

  /// An item, and the index of the event that it belongs to.
  package struct Positioned: Sendable {
    var addition: Addition
    var index: UInt32
  }

  /// Everything, in order.
  var positioned: [Positioned] {
    switch self {
    case .none: []
    case .one(let positioned): [positioned]
    case .several(let positioned): positioned
    }
  }

  package var isEmpty: Bool { if case .none = self { true } else { false } }

  /// Adds an item for the event at `index`, which is not less than any before.
  package mutating func append(_ addition: Addition, at index: UInt32) {
    let new = Positioned(addition: addition, index: index)
    switch self {
    case .none: self = .one(new)
    case .one(let first): self = .several([first, new])
    case .several(var positioned):
      self = .none
      positioned.append(new)
      self = .several(positioned)
    }
  }
}
