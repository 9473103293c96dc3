#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Receives the touches of a window. Returns whether one is taken from the widgets.
  typealias TouchSink = @MainActor (TouchInput) -> Bool

  /// Reports the touches on a window's view, for as long as its widget exists.
  @MainActor enum Touches {
    private final class Handler {
      let receive: TouchSink
      init(_ receive: @escaping TouchSink) { self.receive = receive }
    }

    static func report(on widget: Widget, to receive: @escaping TouchSink) {
      psc_touches_attach(
        widget,
        { data, phase, id, x, y, isPointer, stylus in
          guard let data else { return 0 }
          let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
          let phases: [TouchInput.Phase] = [.began, .moved, .ended, .cancelled]
          let index = Int(phase.rawValue)
          guard phases.indices.contains(index) else { return 0 }
          let touch = TouchInput(
            id: Int(id), phases[index], at: CGPoint(x: x, y: y), isPointer: isPointer != 0,
            stylus: stylus.map {
              TouchInput.Stylus(pressure: $0.pointee.pressure, tiltX: $0.pointee.tilt_x, tiltY: $0.pointee.tilt_y)
            })
          return MainActor.assumeIsolated { handler.receive(touch) } ? 1 : 0
        }, Unmanaged.passRetained(Handler(receive)).toOpaque(),
        { if let data = $0 { Unmanaged<Handler>.fromOpaque(data).release() } })
    }
  }
#endif
