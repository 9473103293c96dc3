import SwiftUICore

/// What a style draws.
public struct _Shading: Sendable {
  var value: Shading

  init(_ value: Shading) { self.value = value }
}
