import SceneSystem

/// The state of one window of the torture app: a counter, and bytes that are derived from it, so that a reader of a state can check that it
/// is intact, and how old it is.
public struct TortureState: Hashable, Sendable {
  /// The number of the save. It is the same for all windows that are saved together.
  public var counter: Int
  /// The persistent identifier of the window's session.
  public var window: String
  /// The windows that are always saved together with this one, or none while windows are still being created.
  public var together: [String]
  /// Bytes that are derived from counter and window.
  public var payload: [UInt8]
  /// A checksum over everything else.
  public var checksum: UInt64

  /// Makes the state that `window` saves as number `counter`.
  public init(counter: Int, window: String, together: [String]) {
    self.counter = counter
    self.window = window
    self.together = together
    payload = Self.payload(counter: counter, window: window)
    checksum = 0
    checksum = sumOfEverything
  }

  /// Makes a state from values that were read.
  public init(counter: Int, window: String, together: [String], payload: [UInt8], checksum: UInt64) {
    self.counter = counter
    self.window = window
    self.together = together
    self.payload = payload
    self.checksum = checksum
  }

  /// The problem of a state that was read, or `nil` if it is intact.
  public var flaw: String? {
    if checksum != sumOfEverything { return "its checksum does not hold" }
    let expected = Self.payload(counter: counter, window: window)
    return payload == expected ? nil : "its payload is not the one of save \(counter)"
  }

  /// The expected value of ``checksum``.
  public var sumOfEverything: UInt64 {
    var hash = FNV1a("\(counter) \(window) \(together.joined(separator: ","))".utf8)
    hash.combine(payload)
    return hash.value
  }

  /// Some hundred to some thousand bytes, sometimes many more, so that states take one page of a store or several.
  private static func payload(counter: Int, window: String) -> [UInt8] {
    var generator = SeededGenerator(seed: FNV1a("\(counter) \(window)".utf8).value)
    let size = generator.next() % 32 == 0 ? 60_000 : 200 + Int(generator.next() % 8000)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 8)
    while bytes.count < size {
      let word = generator.next()
      for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes
  }
}
