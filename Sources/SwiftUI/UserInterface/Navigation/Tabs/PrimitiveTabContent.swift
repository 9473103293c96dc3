import SwiftUICore

/// Tabs of this module.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}
