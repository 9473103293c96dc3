/// The value of an attribute of an indexed item.
package indirect enum SearchValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number. A truth value is 0 or 1.
  case number(Double)
  /// Seconds since 1 January 2001, UTC.
  case date(Double)
  /// Bytes, such as a picture.
  case data([UInt8])
  /// Several values.
  case list([SearchValue])

  /// The texts in the value, in order.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    case .number, .date, .data: []
    }
  }
}
