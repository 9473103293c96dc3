#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// The pointer and keyboard events of a view itself, without a content widget: presses on rows, keys, context menus.
  @MainActor final class ViewInput {
    private let view: OpaquePointer
    private let events: EventSink
    private let menuProvider: (CGPoint) -> MenuContent?
    private var menu: ContextMenu?
    private var clickGesture: OpaquePointer?
    private var keys: Set<ViewKey> = []
    private var hasKeys = false
    private var hasFocus = false
    private var hasDoubleClick = false
    private var hasGrabbedFocus = false
    /// Whether the view is the row that the keys of its list have chosen.
    private var isCurrent = false
    private var awaitsWindow = false

    init(_ view: OpaquePointer, events: @escaping EventSink, menuProvider: @escaping (CGPoint) -> MenuContent?) {
      self.view = view
      self.events = events
      self.menuProvider = menuProvider
    }

    /// - Parameter container: The parent of the subviews, if it is not the view's widget.
    func show(_ description: ViewDescription, container: OpaquePointer?) {
      if case .row(let row) = description.content {
        psc_view_set_row(view, row.isSelectable ? 1 : 0, row.isCurrent ? 1 : 0)
        if row.isSelectable { addClickGesture() } else { removeClickGesture() }
        show(isCurrent: row.isSelectable && row.isCurrent && !description.isHidden)
      } else {
        removeClickGesture()
        show(isCurrent: false)
      }
      if description.hasContextMenu {
        if menu == nil { menu = ContextMenu(on: view.widget, events: events, menuProvider: menuProvider) }
      } else {
        menu?.remove()
        menu = nil
      }
      if description.handlesDoubleClick { addDoubleClick() }
      keys = description.keys
      if !keys.isEmpty { addKeys(container) }
      if case .row = description.content {
      } else {
        psc_view_set_takes_focus(container ?? view, description.isFocusable ? 1 : 0)
      }
      if description.isFocusable { addFocus(to: container ?? view) }
      if description.acceptsFocus, !hasGrabbedFocus {
        hasGrabbedFocus = true
        scheduleGrabFocus()
      }
    }

    // MARK: Rows

    private func addClickGesture() {
      guard clickGesture == nil else { return }
      let click = gtk_gesture_click_new()!
      onClick(click, "released") { [weak self] _, point in
        guard let self else { return }
        let widget = view.widget
        let size = CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
        guard CGRect(origin: .zero, size: size).contains(point) else { return }
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
        focusAround()
        events(.pressed)
      }
      gtk_widget_add_controller(view.widget, click)
      clickGesture = click
    }

    private func removeClickGesture() {
      guard let clickGesture else { return }
      psc_view_set_row(view, 0, 0)
      gtk_widget_remove_controller(view.widget, clickGesture)
      self.clickGesture = nil
    }

    /// A press on a row gives the keyboard focus to its list.
    private func focusAround() {
      if let list = psc_row_list(view) { psc_list_take_focus(list) }
    }

    /// The current row has the keyboard focus in place of its list.
    private func show(isCurrent: Bool) {
      guard isCurrent != self.isCurrent else { return }
      self.isCurrent = isCurrent
      guard isCurrent else {
        // If another row becomes current, the focus goes to it directly, and a screen reader does not read the list in between.
        return Idle.run { [weak self] in
          guard let self else { return }
          psc_row_return_focus(view)
        }
      }
      // Once the row shows its new content, so that a screen reader reads that.
      Idle.run(beforeEvents: true) { [weak self] in self?.takeFocus() }
    }

    private func takeFocus() {
      guard isCurrent, psc_row_take_focus(view) == 0, !awaitsWindow else { return }
      awaitsWindow = true
      onSignal(UnsafeMutableRawPointer(view.widget), "map") { [weak self] () -> Void in
        guard let self, isCurrent else { return }
        psc_row_take_focus(view)
      }
    }

    private func addDoubleClick() {
      guard !hasDoubleClick else { return }
      hasDoubleClick = true
      let click = gtk_gesture_click_new()!
      onClick(click, "pressed") { [weak self] count, point in
        if count == 2 { self?.events(.doubleClicked(point)) }
      }
      gtk_widget_add_controller(view.widget, click)
    }

    // MARK: Keys

    private func addKeys(_ container: OpaquePointer?) {
      guard !hasKeys else { return }
      hasKeys = true
      // A scrolled window, which is between the view and its rows, would scroll by the keys that choose a row.
      for widget in [view.widget, container?.widget].compactMap(\.self) {
        let controller = gtk_event_controller_key_new()!
        onKey(controller) { [weak self] keyval, state in
          guard let self, let key = ViewKey(keyval, state), keys.contains(key) else { return false }
          events(.key(key))
          return true
        }
        gtk_widget_add_controller(widget, controller)
      }
    }

    /// - Parameter target: The widget that gets the focus.
    private func addFocus(to target: OpaquePointer) {
      guard !hasFocus else { return }
      hasFocus = true
      let controller = gtk_event_controller_focus_new()!
      onSignal(UnsafeMutableRawPointer(controller), "enter") { [weak self] () -> Void in
        self?.events(.focused)
        self?.showFocus(of: target)
      }
      // GTK decides when the key is released.
      onSignal(
        UnsafeMutableRawPointer(target), "state-flags-changed",
        with: { [weak self] (_: UnsafeMutableRawPointer?) -> Void in self?.showFocus(of: target) })
      onSignal(UnsafeMutableRawPointer(controller), "leave") { [weak self] in self?.events(.unfocused) }
      gtk_widget_add_controller(view.widget, controller)
    }

    private func showFocus(of target: OpaquePointer) {
      let flags = gtk_widget_get_state_flags(target.widget).rawValue
      let shown = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
      if flags & shown == shown { events(.focusShown) }
    }

    /// The view is not in a window yet when it is first described.
    private func scheduleGrabFocus() {
      let widget = view.widget
      DispatchQueue.main.async { [weak self] in
        guard self != nil, let root = gtk_widget_get_root(widget) else { return }
        if let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, widget) != 0 { return }
        gtk_widget_grab_focus(widget)
      }
    }
  }

  extension ViewKey {
    init?(_ keyval: UInt32, _ state: GdkModifierType) {
      let chord = state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue)
      if chord == GDK_CONTROL_MASK.rawValue, Int32(keyval) == GDK_KEY_a {
        self = .selectAll
        return
      }
      guard chord == 0 else { return nil }
      switch Int32(keyval) {
      case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
      case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
      case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
      case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
      case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
      case GDK_KEY_End, GDK_KEY_KP_End: self = .end
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
      case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
      case GDK_KEY_Escape: self = .escape
      case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace: self = .delete
      default: return nil
      }
    }
  }
#endif
