import Handoff

/// An activity that another device offers, as the user sees it on this one: its kind, its title, and no content.
public struct RemoteActivity: Hashable, Sendable, CustomStringConvertible {
  /// The bundle identifier of the app.
  public var bundleIdentifier: String { offer.offer.app }
  /// The activity's type.
  public var activityType: String { offer.offer.activityType }
  /// The activity's title, or `nil`.
  public var title: String? { offer.offer.title }
  /// The kind of the device that offers it.
  public var deviceName: String { offer.peerName }

  let offer: RemoteOffer

  init(_ offer: RemoteOffer) { self.offer = offer }

  /// Title, type and device.
  public var description: String { "\(title.map { "\u{201C}\($0)\u{201D} " } ?? "")\(activityType) on \(deviceName)" }
}
