/// A switch.
package struct ToggleContent: Hashable, Sendable {
  package var isOn: Bool
  /// Behind the knob while it is on; `nil`: the theme's.
  package var onColor: RGBA?

  package init(isOn: Bool) { self.isOn = isOn }
}
