import Foundation

/// Which advertisement led the user to a URL. iOS 14.5.
///
/// Differs from Apple: nobody counts advertisements off the device. An attribution that an app makes is a value that it can
/// read back; none ever arrives.
@preconcurrency @MainActor open class UIEventAttribution: NSObject, NSCopying {
  /// The advertisement's number, from 0 to 255.
  public let sourceIdentifier: UInt8
  /// Where the URL leads.
  public let destinationURL: URL
  /// Who gets the report, or `nil` for the app's own site.
  public let reportEndpoint: URL?
  /// What the advertisement says.
  public let sourceDescription: String
  /// Who pays for it.
  public let purchaser: String

  /// An attribution with these values.
  ///
  /// - Parameters:
  ///   - sourceIdentifier: The advertisement's number.
  ///   - destinationURL: Where the URL leads.
  ///   - sourceDescription: What the advertisement says.
  ///   - purchaser: Who pays for it.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    self.sourceIdentifier = sourceIdentifier
    self.destinationURL = destinationURL
    reportEndpoint = nil
    self.sourceDescription = sourceDescription
    self.purchaser = purchaser
    super.init()
  }

  /// Itself: an attribution never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
