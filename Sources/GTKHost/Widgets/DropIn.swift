#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Drops on one view.
  @MainActor final class DropIn {
    private final class HandlerBox {
      let events: EventSink
      let acceptsDrop: (DropDescription, CGPoint) -> Bool

      init(events: @escaping EventSink, acceptsDrop: @escaping (DropDescription, CGPoint) -> Bool) {
        self.events = events
        self.acceptsDrop = acceptsDrop
      }
    }

    private let view: Widget
    private let controller: OpaquePointer

    /// - Parameter acceptsDrop: Returns whether the dragged items would be accepted at a point.
    init(on view: Widget, events: @escaping EventSink, acceptsDrop: @escaping (DropDescription, CGPoint) -> Bool) {
      self.view = view
      let functions = PscDropFunctions(
        moves: { data, types, x, y in
          let handlers = Unmanaged<HandlerBox>.fromOpaque(data!).takeUnretainedValue()
          var offered: [String] = []
          var next = types
          while let type = next?.pointee {
            offered.append(String(cString: type))
            next = next?.successor()
          }
          let drop = types == nil ? DropDescription(isLocal: true, types: []) : DropDescription(offering: offered)
          return MainActor.assumeIsolated { handlers.acceptsDrop(drop, CGPoint(x: x, y: y)) } ? 1 : 0
        },
        leaves: { data in
          let handlers = Unmanaged<HandlerBox>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { handlers.events(.dropLeft) }
        },
        dropped: { data, x, y, text, list in
          let handlers = Unmanaged<HandlerBox>.fromOpaque(data!).takeUnretainedValue()
          let contents = DropContents(
            text: text.map { String(cString: $0) }, list: list.map { String(cString: $0) })
          MainActor.assumeIsolated { handlers.events(.dropped(CGPoint(x: x, y: y), contents)) }
        })
      controller = psc_drop_target_attach(
        view, functions, Unmanaged.passRetained(HandlerBox(events: events, acceptsDrop: acceptsDrop)).toOpaque(),
        { Unmanaged<HandlerBox>.fromOpaque($0!).release() })
    }

    /// Removes the drop target.
    func remove() { gtk_widget_remove_controller(view, controller) }
  }
#endif
