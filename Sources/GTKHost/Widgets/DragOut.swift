#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Drags from one view. GTK reports the outcome of a drag; UIKit interprets it.
  @MainActor final class DragOut {
    /// The values that a drag needs, which may outlive the view's widget.
    private final class HandlerBox {
      let events: EventSink
      let prepare: (CGPoint) -> DragDescription?

      init(events: @escaping EventSink, prepare: @escaping (CGPoint) -> DragDescription?) {
        self.events = events
        self.prepare = prepare
      }
    }

    private let view: Widget
    private let controller: OpaquePointer

    /// - Parameter prepare: Returns what is dragged from a point.
    init(of view: Widget, events: @escaping EventSink, prepare: @escaping (CGPoint) -> DragDescription?) {
      self.view = view
      let functions = PscDragFunctions(
        prepare: { data, x, y, into in
          let handlers = Unmanaged<HandlerBox>.fromOpaque(data!).takeUnretainedValue()
          nonisolated(unsafe) let into = into
          MainActor.assumeIsolated {
            if let drag = handlers.prepare(CGPoint(x: x, y: y)) { DragOut.hand(drag, to: into) }
          }
        },
        begun: { data in
          let handlers = Unmanaged<HandlerBox>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { handlers.events(.dragBegan) }
        },
        ended: { data, how in
          let handlers = Unmanaged<HandlerBox>.fromOpaque(data!).takeUnretainedValue()
          let outcome: DragOutcome =
            how == PSC_DRAG_TAKEN ? .accepted : how == PSC_DRAG_OUTSIDE ? .outside : .cancelled
          MainActor.assumeIsolated { handlers.events(.dragEnded(outcome)) }
        })
      controller = psc_drag_source_attach(
        view, functions, Unmanaged.passRetained(HandlerBox(events: events, prepare: prepare)).toOpaque(),
        { Unmanaged<HandlerBox>.fromOpaque($0!).release() })
    }

    /// Removes the drag source.
    func remove() { gtk_widget_remove_controller(view, controller) }

    private static func hand(_ drag: DragDescription, to into: UnsafeMutableRawPointer?) {
      var handed = PscDrag()
      handed.x = drag.picture.origin.x
      handed.y = drag.picture.origin.y
      handed.width = drag.picture.width
      handed.height = drag.picture.height
      handed.opens_window = drag.opensWindow ? 1 : 0
      // A NUL character would end the C string early.
      let text = drag.text.map { strdup($0.replacing("\0", with: "")) }
      let links = drag.links.isEmpty ? nil : strdup(drag.links.map { $0 + "\r\n" }.joined())
      defer {
        free(text ?? nil)
        free(links)
      }
      handed.text = UnsafePointer(text ?? nil)
      handed.uri_list = UnsafePointer(links)
      guard let image = drag.image else { return psc_drag_take(into, &handed) }
      image.withUnsafeBytes { bytes in
        handed.image = bytes.baseAddress
        handed.image_size = gsize(bytes.count)
        psc_drag_take(into, &handed)
      }
    }
  }
#endif
