#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// A `GtkButton`, or a `GtkMenuButton` if a press opens a menu.
  @MainActor final class ButtonWidget: ContentWidget {
    let widget: Widget
    /// The widget that is styled as a button: the widget itself, or the one inside the menu button.
    private let frame: Widget
    private let events: EventSink
    private let hasMenu: Bool
    private let face = ButtonChild()
    private var classes = StyleClasses.Set()
    private var shown: ButtonContent?

    var focusWidget: Widget { frame }

    init(menu hasMenu: Bool, events: @escaping EventSink) {
      self.events = events
      self.hasMenu = hasMenu
      if hasMenu {
        widget = gtk_menu_button_new()
        gtk_menu_button_set_child(widget.opaque, face.widget)
        frame = gtk_widget_get_first_child(widget)
        // The button in it has the name.
        psc_widget_set_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
      } else {
        widget = gtk_button_new()
        gtk_button_set_child(widget.cast(), face.widget)
        frame = widget
        onSignal(UnsafeMutableRawPointer(widget), "clicked") { events(.pressed) }
      }
      // On a device a tap on a button does not resign the first responder.
      gtk_widget_set_focus_on_click(frame, 0)
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .button(let button) = content, (button.menu != nil) == hasMenu else { return false }
      guard button != shown else { return true }
      face.showGround(of: button) { [self] child in
        if hasMenu {
          gtk_menu_button_set_child(widget.opaque, child)
        } else {
          gtk_button_set_child(widget.cast(), child)
        }
      }
      face.show(button)
      classes.become(ButtonWidget.classes(of: button), on: frame)
      if button.isSelected {
        gtk_widget_set_state_flags(frame, GTK_STATE_FLAG_CHECKED, 0)
      } else if shown?.isSelected == true {
        gtk_widget_unset_state_flags(frame, GTK_STATE_FLAG_CHECKED)
      }
      if let menu = button.menu, menu != shown?.menu {
        let model = MenuModel(menu) { [events] in events(.choseMenuItem($0)) }
        gtk_menu_button_set_menu_model(widget.opaque, UnsafeMutableRawPointer(model.menu).cast())
        gtk_widget_insert_action_group(widget, MenuModel.prefix, model.actions)
        model.release()
      }
      shown = button
      return true
    }

    static func classes(of button: ButtonContent) -> [String] {
      var classes: [String] = []
      switch button.style {
      case .bare: classes.append("psc-bare")
      case .flat: classes.append("flat")
      case .framed, .tinted: break
      case .prominent:
        if button.background == nil { classes.append(button.isDestructive ? "destructive-action" : "suggested-action") }
      }
      if let color = button.background { classes.append(background(color)) }
      if let color = button.stroke, button.strokeWidth > 0 { classes.append(border(color, button.strokeWidth)) }
      switch button.corners {
      case .theme: break
      case .radius(let radius):
        let name = "psc-corner-\(Int((radius * 100).rounded()))"
        classes.append(StyleClasses.named(name, [("button&", "border-radius: \(radius)px;")]))
      case .capsule: classes.append(StyleClasses.named("psc-capsule", [("button&", "border-radius: 9999px;")]))
      }
      if let insets = button.insets { classes.append(padding(insets)) }
      return classes
    }

    private static func background(_ color: RGBA) -> String {
      // Lighter or darker under the pointer, for any colour.
      let base = "background-image: none; background-color: \(color.css); border-color: transparent; box-shadow: none;"
      return StyleClasses.named(
        "psc-ground-" + color.styleName,
        [
          ("button&", base + " color: \(color.isDark ? "white" : "black");"),
          ("button&:hover", "background-image: image(alpha(currentColor, 0.08));"),
          ("button&:active, button&:checked", "background-image: image(alpha(currentColor, 0.16));"),
          ("button&:disabled", "opacity: 0.5;"),
        ])
    }

    private static func border(_ color: RGBA, _ width: Double) -> String {
      StyleClasses.named(
        "psc-border-\(color.styleName)-\(Int((width * 100).rounded()))",
        [("button&", "border: \(width)px solid \(color.css);")])
    }

    private static func padding(_ insets: DirectionalEdgeInsets) -> String {
      let sides = [insets.top, insets.trailing, insets.bottom, insets.leading].map { $0.isFinite ? max(0, $0) : 0 }
      return StyleClasses.named(
        "psc-pad-" + sides.map { "\(Int(($0 * 100).rounded()))" }.joined(separator: "-"),
        [
          (
            "button&",
            "padding: \(sides.map { "\($0)px" }.joined(separator: " ")); min-height: 0; min-width: 0; border-width: 0;"
          )
        ])
    }
  }

  extension RGBA {
    /// Whether white text is easier to read on it than black.
    var isDark: Bool { alpha > 0.5 && 0.299 * red + 0.587 * green + 0.114 * blue < 0.6 }
  }
#endif
