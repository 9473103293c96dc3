#if GTK
  import CGTK
  import ViewBacking

  /// A text's style in Pango's terms.
  @MainActor enum TextAttributes {
    /// A list with the font and, if it is not the theme's, the colour. The caller owns it.
    static func list(for appearance: TextAppearance) -> OpaquePointer {
      let list = pango_attr_list_new()!
      let font = fontDescription(appearance.font)
      pango_attr_list_insert(list, pango_attr_font_desc_new(font))
      pango_font_description_free(font)
      if let color = appearance.color {
        func share(_ value: Double) -> UInt16 { UInt16(max(0, min(1, value)) * 65535) }
        pango_attr_list_insert(
          list, pango_attr_foreground_new(share(color.red), share(color.green), share(color.blue)))
        if color.alpha < 1 {
          pango_attr_list_insert(list, pango_attr_foreground_alpha_new(max(1, share(color.alpha))))
        }
      }
      return list
    }

    /// The caller owns the description.
    static func fontDescription(_ font: FontDescription) -> OpaquePointer {
      let description = pango_font_description_new()!
      if let family = font.family ?? (font.isMonospaced ? "Monospace" : nil) {
        pango_font_description_set_family(description, family)
      }
      // A UIKit point is a pixel of the desktop at scale 1, independent of the desktop's dots per inch.
      pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      return description
    }

    static func apply(_ appearance: TextAppearance, toLabel label: Widget) {
      let attributes = list(for: appearance)
      gtk_label_set_attributes(label.opaque, attributes)
      pango_attr_list_unref(attributes)
    }

    /// The horizontal position of the lines, from 0, the left, to 1, and their justification.
    static func alignment(of appearance: TextAppearance) -> (position: Float, justification: GtkJustification) {
      let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
      switch appearance.alignment {
      case .center: return (0.5, GTK_JUSTIFY_CENTER)
      case .right: return (1, GTK_JUSTIFY_RIGHT)
      case .left: return (0, GTK_JUSTIFY_LEFT)
      case .justified: return (isRightToLeft ? 1 : 0, GTK_JUSTIFY_FILL)
      case .natural: return isRightToLeft ? (1, GTK_JUSTIFY_RIGHT) : (0, GTK_JUSTIFY_LEFT)
      }
    }
  }
#endif
