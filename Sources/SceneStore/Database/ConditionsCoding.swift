import SceneSystem

/// Encodes activation conditions as bytes: both predicates in postfix order, so that decoding needs no recursion however deep a predicate
/// is.
enum ConditionsCoding {
  /// The bytes of `conditions`, or `nil` for the defaults of E-10.
  static func encode(_ conditions: ActivationConditions) -> [UInt8]? {
    guard conditions != ActivationConditions() else { return nil }
    var bytes: [UInt8] = []
    append(conditions.canActivate, to: &bytes)
    append(conditions.prefersToActivate, to: &bytes)
    return bytes
  }

  /// The conditions that ``encode(_:)`` wrote, or `nil` for any other bytes.
  static func decode(_ bytes: UnsafeRawBufferPointer) -> ActivationConditions? {
    var reader = Reader(bytes: bytes)
    var stack: [ContentPredicate] = []
    while reader.offset < bytes.count {
      guard let predicate = reader.predicate(&stack) else { return nil }
      stack.append(predicate)
    }
    guard stack.count == 2 else { return nil }
    let conditions = ActivationConditions(canActivate: stack[0], prefersToActivate: stack[1])
    return conditions == ActivationConditions() ? nil : conditions
  }

  private static let operators: [ContentPredicate.Operator] = [
    .equal, .notEqual, .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual, .beginsWith, .endsWith,
    .contains,
    .like,
  ]

  private static func append(_ predicate: ContentPredicate, to bytes: inout [UInt8]) {
    switch predicate {
    case .value(let value): bytes.append(value ? 1 : 0)
    case .comparison(let comparison, let text, let options):
      bytes += [2, UInt8(operators.firstIndex(of: comparison) ?? 0), options.rawValue]
      append(text, to: &bytes)
    case .isIn(let texts, let options):
      bytes += [3, options.rawValue]
      append(texts.count, to: &bytes)
      for text in texts { append(text, to: &bytes) }
    case .not(let part):
      append(part, to: &bytes)
      bytes.append(4)
    case .and(let parts):
      for part in parts { append(part, to: &bytes) }
      bytes.append(5)
      append(parts.count, to: &bytes)
    case .or(let parts):
      for part in parts { append(part, to: &bytes) }
      bytes.append(6)
      append(parts.count, to: &bytes)
    }
  }

  /// Seven bits a byte, the least significant first; the eighth bit means that more follow.
  private static func append(_ count: Int, to bytes: inout [UInt8]) {
    var remaining = count
    while remaining >= 128 {
      bytes.append(UInt8(remaining & 127) | 128)
      remaining >>= 7
    }
    bytes.append(UInt8(remaining))
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append(text.utf8.count, to: &bytes)
    bytes += text.utf8
  }

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var offset = 0

    mutating func byte() -> UInt8? {
      guard offset < bytes.count else { return nil }
      defer { offset += 1 }
      return bytes[offset]
    }

    mutating func count() -> Int? {
      var value = 0
      var shift = 0
      while shift <= 28, let byte = byte() {
        value |= Int(byte & 127) << shift
        // A last byte without any bits is not canonical.
        if byte < 128 { return byte == 0 && shift > 0 ? nil : value }
        shift += 7
      }
      return nil
    }

    mutating func text() -> String? {
      guard let count = count(), count <= bytes.count - offset else { return nil }
      defer { offset += count }
      return String(validating: bytes[offset..<offset + count], as: UTF8.self)
    }

    mutating func predicate(_ stack: inout [ContentPredicate]) -> ContentPredicate? {
      switch byte() {
      case 0: return .value(false)
      case 1: return .value(true)
      case 2:
        guard let index = byte(), index < operators.count, let options = byte(), let text = text() else { return nil }
        return .comparison(operators[Int(index)], text, ContentPredicate.CaseOptions(rawValue: options))
      case 3:
        guard let options = byte(), let count = count(), count <= bytes.count - offset else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
          guard let text = text() else { return nil }
          texts.append(text)
        }
        return .isIn(texts, ContentPredicate.CaseOptions(rawValue: options))
      case 4: return stack.popLast().map { .not($0) }
      case 5: return parts(&stack).map { .and($0) }
      case 6: return parts(&stack).map { .or($0) }
      default: return nil
      }
    }

    private mutating func parts(_ stack: inout [ContentPredicate]) -> [ContentPredicate]? {
      guard let count = count(), count <= stack.count else { return nil }
      defer { stack.removeLast(count) }
      return Array(stack.suffix(count))
    }
  }
}
