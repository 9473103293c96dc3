/// Bytes of the system's secure generator.
enum RandomBytes {
  /// `count` of them.
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
