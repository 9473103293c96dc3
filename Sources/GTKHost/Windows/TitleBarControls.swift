#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// The buttons of a title bar over the upper edge of a window's content, where the content has the title: those of the window, and the one of
  /// the app's menu.
  @MainActor final class TitleBarControls {
    /// What is shown in front of the content: at the leading and at the trailing end.
    let views: [OpaquePointer]
    private let boxes: [Widget]
    private let button: Widget
    /// The height of the row, in points.
    private let height: Int32
    /// The style class of a content that is in the place of a title bar.
    static let contentClass = "psc-titlebar"
    private static let space: Int32 = 6

    /// - Parameters:
    ///   - button: The button of the app's menu.
    ///   - height: The height of the title bar that they are in place of, in points.
    init(menuButton button: Widget, height: Int32) {
      self.button = button
      self.height = height
      let sides = [GTK_PACK_START, GTK_PACK_END].map { gtk_window_controls_new($0)! }
      boxes = sides.map { controls in
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.space)!
        gtk_widget_set_valign(controls, GTK_ALIGN_CENTER)
        return box
      }
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_box_append(boxes[0].cast(), sides[0])
      gtk_box_append(boxes[1].cast(), button)
      gtk_box_append(boxes[1].cast(), sides[1])
      views = boxes.map { box in
        let view = psc_view_new()!
        psc_view_set_passes_through(view.opaque, 1)
        psc_view_set_content(view.opaque, box)
        // The window keeps them while they are not in it.
        g_object_ref_sink(UnsafeMutableRawPointer(view))
        return view.opaque
      }
    }

    /// Gives the menu's button back, and releases the rest.
    func remove() {
      gtk_box_remove(boxes[1].cast(), button)
      release()
    }

    /// The window is closed, or has other buttons.
    func release() { for view in views { g_object_unref(UnsafeMutableRawPointer(view)) } }

    func setVisible(_ isVisible: Bool) {
      for view in views { gtk_widget_set_visible(view.widget, isVisible ? 1 : 0) }
    }

    /// Their part of the content.
    var area: TitleBarArea {
      TitleBarArea(height: Double(height), leading: Double(width(of: boxes[0])), trailing: Double(width(of: boxes[1])))
    }

    /// Puts them into the upper corners of a content of this width.
    func layOut(inWidth width: Int32) {
      let isFlipped = gtk_widget_get_direction(button) == GTK_TEXT_DIR_RTL
      for (index, view) in views.enumerated() {
        let own = self.width(of: boxes[index])
        let isAtLeft = (index == 0) != isFlipped
        psc_view_set_frame(
          view, isAtLeft ? Double(Self.space) : Double(width - own), 0, Double(max(0, own - Self.space)), Double(height)
        )
      }
    }

    /// The width of a box with the space to the edge of the window; 0 for an empty one.
    private func width(of box: Widget) -> Int32 {
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      return natural > 0 ? natural + Self.space : 0
    }
  }
#endif
