#if GTK
  import CGTK
  import Foundation

  /// Lets the app decide whether the pointer is in a view's widget, for as long as the widget exists.
  @MainActor enum HitTest {
    private final class Handler {
      let isHit: @MainActor (CGPoint) -> Bool
      init(_ isHit: @escaping @MainActor (CGPoint) -> Bool) { self.isHit = isHit }
    }

    static func install(_ isHit: @escaping @MainActor (CGPoint) -> Bool, on view: OpaquePointer) {
      psc_view_set_hit_test(
        view,
        { data, x, y in
          guard let data else { return 1 }
          let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
          return MainActor.assumeIsolated { handler.isHit(CGPoint(x: x, y: y)) } ? 1 : 0
        }, Unmanaged.passRetained(Handler(isHit)).toOpaque(),
        { if let data = $0 { Unmanaged<Handler>.fromOpaque(data).release() } })
    }
  }
#endif
