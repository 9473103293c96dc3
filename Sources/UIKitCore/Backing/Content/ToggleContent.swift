/// A switch.
package struct ToggleContent: Hashable, Sendable {
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }
}
