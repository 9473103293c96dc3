#if GTK
  import CGTK
  import ViewBacking

  /// The content of a button: an image or a spinner, and two lines of text, in front of a picture if there is one.
  @MainActor final class ButtonChild {
    /// What the button contains: ``content``, in front of the picture if there is one.
    private(set) var widget: Widget
    private let content: Widget
    private var ground: PictureWidget?
    private let words: Widget
    private let title: Widget
    private var subtitle: Widget?
    private var picture: PictureWidget?
    private var spinner: Widget?
    private var shown: ButtonContent?

    init() {
      content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      widget = content
      words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      title = gtk_label_new(nil)
      // The button's name has its texts.
      psc_widget_set_accessible_hidden(content, 1)
      gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
      gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
      gtk_box_append(words.cast(), title)
      gtk_box_append(content.cast(), words)
    }

    /// Puts a picture behind the content, or removes it.
    ///
    /// - Parameter replace: Puts ``widget`` into the button; called if that is another one now.
    func showGround(of button: ButtonContent, replace: (Widget) -> Void) {
      guard let image = button.backgroundImage else {
        guard ground != nil else { return }
        g_object_ref(UnsafeMutableRawPointer(content))
        gtk_overlay_remove_overlay(widget.opaque, content)
        ground = nil
        widget = content
        replace(widget)
        g_object_unref(UnsafeMutableRawPointer(content))
        return
      }
      if let ground { return ground.show(image) }
      let picture = PictureWidget()
      ground = picture
      picture.show(image)
      g_object_ref(UnsafeMutableRawPointer(content))
      let overlay = gtk_overlay_new()!
      psc_widget_set_accessible_hidden(overlay, 1)
      widget = overlay
      // This removes the content from the button.
      replace(overlay)
      gtk_overlay_set_child(overlay.opaque, picture.widget)
      gtk_overlay_add_overlay(overlay.opaque, content)
      gtk_overlay_set_measure_overlay(overlay.opaque, content, 1)
      g_object_unref(UnsafeMutableRawPointer(content))
    }

    func show(_ button: ButtonContent) {
      showText(button)
      showPicture(button)
      let isHorizontal = button.imageEdge == .leading || button.imageEdge == .trailing
      gtk_orientable_set_orientation(
        content.opaque, isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
      let hasText = !button.title.isEmpty || !(button.subtitle ?? "").isEmpty
      gtk_widget_set_visible(words, hasText ? 1 : 0)
      gtk_box_set_spacing(content.cast(), hasText ? Int32(max(0, button.imagePadding).rounded()) : 0)
      let alignment: GtkAlign =
        switch button.alignment {
        case .center: GTK_ALIGN_CENTER
        case .leading: GTK_ALIGN_START
        case .trailing: GTK_ALIGN_END
        case .fill: GTK_ALIGN_FILL
        }
      gtk_widget_set_halign(content, alignment)
      gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
      gtk_widget_set_halign(words, isHorizontal ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
      gtk_widget_set_hexpand(words, button.alignment == .fill ? 1 : 0)
      shown = button
    }

    private func showText(_ button: ButtonContent) {
      gtk_label_set_text(title.opaque, button.title)
      gtk_widget_set_visible(title, button.title.isEmpty ? 0 : 1)
      if button.appearance != shown?.appearance || button.styledTitle != shown?.styledTitle {
        TextAttributes.apply(button.styledTitle, or: button.appearance, toLabel: title)
      }
      gtk_box_set_spacing(words.cast(), Int32(max(0, button.titlePadding).rounded()))
      if let text = button.subtitle, !text.isEmpty {
        let label = subtitle ?? gtk_label_new(nil)!
        if subtitle == nil {
          gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
          gtk_box_append(words.cast(), label)
          subtitle = label
        }
        gtk_label_set_text(label.opaque, text)
        var appearance = button.appearance
        appearance.font.size *= 0.8
        appearance.font.weight = 400
        TextAttributes.apply(button.styledSubtitle, or: appearance, toLabel: label)
      } else if let label = subtitle {
        gtk_box_remove(words.cast(), label)
        subtitle = nil
      }
      let position: Float =
        switch button.titleAlignment {
        case .leading: 0
        case .trailing: 1
        case .center: 0.5
        case .automatic:
          button.alignment == .leading || button.alignment == .fill ? 0 : button.alignment == .trailing ? 1 : 0.5
        }
      for label in [title, subtitle].compactMap(\.self) { gtk_label_set_xalign(label.opaque, position) }
    }

    private func showPicture(_ button: ButtonContent) {
      if button.isBusy {
        let turning = spinner ?? gtk_spinner_new()!
        if spinner == nil {
          gtk_widget_set_valign(turning, GTK_ALIGN_CENTER)
          spinner = turning
          gtk_box_append(content.cast(), turning)
          gtk_spinner_start(turning.opaque)
        }
      } else if let turning = spinner {
        gtk_box_remove(content.cast(), turning)
        spinner = nil
      }
      if let image = button.image, !button.isBusy {
        let shown = picture ?? PictureWidget()
        if picture == nil {
          gtk_widget_set_valign(shown.widget, GTK_ALIGN_CENTER)
          gtk_widget_set_halign(shown.widget, GTK_ALIGN_CENTER)
          picture = shown
          gtk_box_append(content.cast(), shown.widget)
        }
        shown.show(image)
      } else if let shown = picture {
        gtk_box_remove(content.cast(), shown.widget)
        picture = nil
      }
      guard let side = spinner ?? picture?.widget else { return }
      let isFirst = button.imageEdge == .leading || button.imageEdge == .top
      gtk_box_reorder_child_after(content.cast(), isFirst ? words : side, isFirst ? side : words)
      gtk_box_reorder_child_after(content.cast(), isFirst ? side : words, nil)
    }
  }
#endif
