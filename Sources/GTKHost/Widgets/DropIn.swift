#if GTK
  import CGTK
  import Foundation
  import UIKitCore

  /// What people drop on one view.
  @MainActor final class DropIn {
    private final class Door {
      let events: EventSink
      let ask: (DropDescription, CGPoint) -> Bool

      init(events: @escaping EventSink, ask: @escaping (DropDescription, CGPoint) -> Bool) {
        self.events = events
        self.ask = ask
      }
    }

    private let view: Widget
    private let controller: OpaquePointer

    /// - Parameter ask: Answers whether what is dragged would be taken at a point.
    init(on view: Widget, events: @escaping EventSink, ask: @escaping (DropDescription, CGPoint) -> Bool) {
      self.view = view
      let functions = PscDropFunctions(
        moves: { data, types, x, y in
          let door = Unmanaged<Door>.fromOpaque(data!).takeUnretainedValue()
          var offered: [String] = []
          var next = types
          while let type = next?.pointee {
            offered.append(String(cString: type))
            next = next?.successor()
          }
          let drop = types == nil ? DropDescription(isLocal: true, types: []) : DropDescription(offering: offered)
          return MainActor.assumeIsolated { door.ask(drop, CGPoint(x: x, y: y)) } ? 1 : 0
        },
        leaves: { data in
          let door = Unmanaged<Door>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { door.events(.dropLeft) }
        },
        dropped: { data, x, y, text, list in
          let door = Unmanaged<Door>.fromOpaque(data!).takeUnretainedValue()
          let contents = DropContents(
            text: text.map { String(cString: $0) }, list: list.map { String(cString: $0) })
          MainActor.assumeIsolated { door.events(.dropped(CGPoint(x: x, y: y), contents)) }
        })
      controller = psc_drop_target_attach(
        view, functions, Unmanaged.passRetained(Door(events: events, ask: ask)).toOpaque(),
        { Unmanaged<Door>.fromOpaque($0!).release() })
    }

    /// Nothing can be dropped any more.
    func remove() { gtk_widget_remove_controller(view, controller) }
  }
#endif
