/// The named deviations of device scripts and of `--variant`: every point on which devices were seen to differ.
extension DeviceProfile {
  /// The versions of iOS whose behaviour is known.
  public static let knownVersions = 13...27

  private static let switches: [(name: String, path: any WritableKeyPath<DeviceProfile, Bool> & Sendable)] = [
    ("multiple-scenes", \.allowsMultipleScenes),
    ("close-backgrounds", \.backgroundsBeforeClosing),
    ("restore-all", \.restoresAllWindows),
    ("restore-asks", \.asksConfigurationOnRestore),
    ("lock-backgrounds", \.lockEntersBackground),
    ("background-disconnects", \.disconnectsInBackground),
    ("background-connection-announced", \.announcesBackgroundConnection),
    ("last-window-quits", \.lastWindowQuits),
    ("pressure-reclaims", \.pressureReclaimsScenes),
    ("windowed", \.isWindowed),
    ("focus-loss-saves", \.savesOnFocusLoss),
    ("unfold-restores", \.restoresScenesOnUnfold),
    ("orientation-lock", \.grantsOrientationLock),
    ("full-screen-honored", \.honorsRequiredFullScreen),
  ]

  /// Every name that ``apply(variant:)`` accepts: `kill=…` for the last card (K-02, K-03), and `SWITCH=yes` or `SWITCH=no`.
  public static let knownVariants: [String] =
    LastCard.allCases.map { "kill=\($0.rawValue)" } + switches.flatMap { ["\($0.name)=yes", "\($0.name)=no"] }

  /// Sets the switch that `variant` names, such as `kill=background` or `restore-asks=yes`.
  ///
  /// Returns `false`, and changes nothing, for a name that is not in ``knownVariants``.
  public mutating func apply(variant: String) -> Bool {
    guard let equals = variant.firstIndex(of: "=") else { return false }
    let name = variant[..<equals]
    let value = variant[variant.index(after: equals)...]
    if name == "kill" {
      guard let kind = LastCard(rawValue: String(value)) else { return false }
      lastCard = kind
      return true
    }
    guard value == "yes" || value == "no", let entry = Self.switches.first(where: { $0.name == name }) else {
      return false
    }
    self[keyPath: entry.path] = value == "yes"
    return true
  }
}
