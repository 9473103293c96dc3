public import Foundation

/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error of printing. iOS 4.2.
public struct UIPrintError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// What has failed.
  public enum Code: Int, Hashable, Sendable {
    /// The host cannot write pages.
    case printingNotAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// A picture cannot be read.
    case unknownImageFormat = 3
    /// The file could not be written.
    case jobFailed = 4
  }

  /// What has failed.
  public let code: Code
  /// The same domain as ``UIPrintErrorDomain``.
  public static var errorDomain: String { UIPrintErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// A sentence for the user.
  public var errorDescription: String? {
    switch code {
    case .printingNotAvailable: "There is no window that could print, or its host cannot write pages."
    case .noContent: "There is nothing to print. Set a formatter, a page renderer or an item."
    case .unknownImageFormat: "The item to print is no picture or PDF file that can be read."
    case .jobFailed: "The file of the printed pages could not be written."
    }
  }
}
