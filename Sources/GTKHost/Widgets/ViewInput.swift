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

    init(_ view: OpaquePointer, events: @escaping EventSink, menuProvider: @escaping (CGPoint) -> MenuContent?) {
      self.view = view
      self.events = events
      self.menuProvider = menuProvider
    }

    func show(_ description: ViewDescription) {
      if case .row(let row) = description.content {
        psc_view_set_row(view, row.isSelectable ? 1 : 0, row.isCurrent ? 1 : 0)
        if row.isSelectable { addClickGesture() } else { removeClickGesture() }
      } else {
        removeClickGesture()
      }
      if description.hasContextMenu {
        if menu == nil { menu = ContextMenu(on: view.widget, events: events, menuProvider: menuProvider) }
      } else {
        menu?.remove()
        menu = nil
      }
      if description.handlesDoubleClick { addDoubleClick() }
      keys = description.keys
      if !keys.isEmpty { addKeys() }
      gtk_widget_set_focusable(view.widget, description.isFocusable ? 1 : 0)
      if description.isFocusable { addFocus() }
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
      var widget = gtk_widget_get_parent(view.widget)
      while let here = widget {
        if gtk_widget_get_focusable(here) != 0,
          g_type_check_instance_is_a(UnsafeMutableRawPointer(here).cast(), psc_view_get_type()) != 0
        {
          gtk_widget_grab_focus(here)
          return
        }
        widget = gtk_widget_get_parent(here)
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

    private func addKeys() {
      guard !hasKeys else { return }
      hasKeys = true
      let controller = gtk_event_controller_key_new()!
      onKey(controller) { [weak self] keyval, state in
        guard let self, let key = ViewKey(keyval, state), keys.contains(key) else { return false }
        events(.key(key))
        return true
      }
      gtk_widget_add_controller(view.widget, controller)
    }

    private func addFocus() {
      guard !hasFocus else { return }
      hasFocus = true
      let controller = gtk_event_controller_focus_new()!
      onSignal(UnsafeMutableRawPointer(controller), "enter") { [weak self] in self?.events(.focused) }
      onSignal(UnsafeMutableRawPointer(controller), "leave") { [weak self] in self?.events(.unfocused) }
      gtk_widget_add_controller(view.widget, controller)
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
