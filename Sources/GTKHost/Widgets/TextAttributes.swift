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
        // Without it Pango takes the opacity of the theme's colour.
        pango_attr_list_insert(list, pango_attr_foreground_alpha_new(max(1, share(color.alpha))))
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

    /// Whether widgets are read from right to left.
    static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

    /// The horizontal position of the lines for GTK, which counts from the side at which reading begins: 0 is that side.
    static func position(of alignment: TextAlignment) -> Float {
      switch alignment {
      case .center: 0.5
      case .natural, .justified: 0
      case .left: isRightToLeft ? 1 : 0
      case .right: isRightToLeft ? 0 : 1
      }
    }

    /// The justification of a label's lines. GTK exchanges left and right where widgets are read from right to left, and Pango once more for
    /// text of the other direction than the widget's; the lines of one alignment are at the same side, whatever their text is.
    static func justification(of alignment: TextAlignment, text: String) -> GtkJustification {
      switch alignment {
      case .center: return GTK_JUSTIFY_CENTER
      case .justified: return GTK_JUSTIFY_FILL
      case .left, .natural, .right: break
      }
      guard isRightToLeft else { return alignment == .right ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT }
      let isOpposite = text.unicodeScalars.first { $0.properties.isAlphabetic }.map { !$0.isRightToLeft } ?? false
      return (alignment == .left) != isOpposite ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    }
  }

  extension Unicode.Scalar {
    /// Whether a letter belongs to a script that is written from right to left: Pango's own function for a text's direction is deprecated.
    fileprivate var isRightToLeft: Bool {
      switch value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
#endif
