package import ViewBacking

extension UINavigationBar: KeyStrokeHandling {
  package var needsFirstResponder: Bool { false }

  /// The key with which the desktop's apps go back, and that of a device, press the back button.
  package func handle(_ stroke: KeyStroke) -> Bool {
    let back = isFlipped ? "\u{F703}" : "\u{F702}"
    guard stroke.matches(KeyStroke(Character(back), .option)) || stroke.matches(KeyStroke("[", .command)) else {
      return false
    }
    guard !isHidden, parts.showsBackButton else { return false }
    goBack()
    return true
  }
}
