#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// The context menus of one view: shown at a secondary click, a long press of a finger, or the menu key.
  @MainActor final class ContextMenu {
    private let view: Widget
    private let menuProvider: (CGPoint) -> MenuContent?
    private let events: EventSink
    private var controllers: [OpaquePointer] = []
    private var popover: Widget?

    /// - Parameter menuProvider: Returns the menu for a point.
    init(on view: Widget, events: @escaping EventSink, menuProvider: @escaping (CGPoint) -> MenuContent?) {
      self.view = view
      self.menuProvider = menuProvider
      self.events = events
      let click = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
      onClick(click, "pressed") { [weak self] _, point in self?.open(at: point, gesture: click) }
      let long = gtk_gesture_long_press_new()!
      gtk_gesture_single_set_touch_only(long, 1)
      onPoint(long, "pressed") { [weak self] point in self?.open(at: point, gesture: long) }
      controllers = [click, long]
      for controller in controllers { gtk_widget_add_controller(view, controller) }
    }

    /// Removes the menus from the view.
    func remove() {
      for controller in controllers { gtk_widget_remove_controller(view, controller) }
      controllers = []
      close()
    }

    private func open(at point: CGPoint, gesture: OpaquePointer) {
      // If there is no menu here, a superview may have one.
      guard let content = menuProvider(point) else { return }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      open(content, at: point)
    }

    private func open(_ content: MenuContent, at point: CGPoint) {
      close()
      let model = MenuModel(content) { [events] in events(.choseContextMenuItem($0)) }
      let popover = gtk_popover_menu_new_from_model_full(
        UnsafeMutableRawPointer(model.menu).cast(), GTK_POPOVER_MENU_NESTED)!
      gtk_widget_insert_action_group(popover, MenuModel.prefix, model.actions)
      model.release()
      gtk_popover_set_has_arrow(popover.cast(), 0)
      gtk_widget_set_halign(popover, GTK_ALIGN_START)
      var anchor = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.cast(), &anchor)
      gtk_popover_set_position(popover.cast(), GTK_POS_BOTTOM)
      gtk_widget_set_parent(popover, view)
      self.popover = popover
      onSignal(popover, "closed") { [weak self] in
        // The chosen action is performed after the menu has closed.
        DispatchQueue.main.async { self?.closed(popover) }
      }
      gtk_popover_popup(popover.cast())
    }

    private func closed(_ popover: Widget) {
      guard popover == self.popover else { return }
      close()
      events(.closedContextMenu)
    }

    private func close() {
      guard let popover else { return }
      self.popover = nil
      gtk_widget_unparent(popover)
    }
  }
#endif
