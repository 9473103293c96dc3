/// Identifies a pair of streams on the connection of two devices: each numbers those that it has requested.
package struct HandoffStreamNumber: Hashable, Sendable {
  /// The number.
  package var value: UInt32
  /// Whether the device that has the value, or sends it, has requested the pair.
  package var isOfThisDevice: Bool

  /// Makes an identifier.
  package init(value: UInt32, isOfThisDevice: Bool) {
    self.value = value
    self.isOfThisDevice = isOfThisDevice
  }

  /// The same pair, as the other device identifies it.
  package var reversed: HandoffStreamNumber { HandoffStreamNumber(value: value, isOfThisDevice: !isOfThisDevice) }
}
