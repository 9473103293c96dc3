public import Foundation

/// The advertisement that led the user to a URL. iOS 14.5.
///
/// Differs from Apple: advertisements are not measured off the device. An attribution that an app makes is a value that it can read back;
/// none is ever received.
@preconcurrency @MainActor open class UIEventAttribution: NSObject, NSCopying {
  /// The advertisement's number, from 0 to 255.
  public let sourceIdentifier: UInt8
  /// Where the URL leads.
  public let destinationURL: URL
  /// The address that receives the report, or `nil` for the app's own site.
  public let reportEndpoint: URL?
  /// The text of the advertisement.
  public let sourceDescription: String
  /// The party that pays for it.
  public let purchaser: String

  /// An attribution with these values.
  ///
  /// - Parameters:
  ///   - sourceIdentifier: The advertisement's number.
  ///   - destinationURL: Where the URL leads.
  ///   - sourceDescription: The text of the advertisement.
  ///   - purchaser: The party that pays for it.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    self.sourceIdentifier = sourceIdentifier
    self.destinationURL = destinationURL
    reportEndpoint = nil
    self.sourceDescription = sourceDescription
    self.purchaser = purchaser
    super.init()
  }

  /// Returns the attribution itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
