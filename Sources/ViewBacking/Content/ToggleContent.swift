/// A switch.
package struct ToggleContent: Hashable, Sendable {
  package var isOn: Bool
  /// The colour behind the knob while the switch is on; `nil` for the theme's.
  package var onColor: RGBA?
  /// The colour of the knob; `nil` for the theme's.
  package var knobColor: RGBA?

  package init(isOn: Bool) { self.isOn = isOn }
}
