#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

// A desktop knows neither expensive networks nor those on which the user saves data, so requests are never refused for them.
extension URLSessionConfiguration {
  /// Whether a network that the system considers expensive may be used: `true`. Setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a network on which the user saves data may be used: `true`. Setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a session waits for a network instead of failing: `false`. Setting it has no effect.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLRequest {
  /// Whether a network that the system considers expensive may be used: `true`. Setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a network on which the user saves data may be used: `true`. Setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
