#if GTK
  import CGTK
  import ViewBacking

  /// Styles that the theme has no class for, as classes of one style sheet that all widgets share.
  ///
  /// A class is created for each value when it is first requested, and is kept: an app has few colours, and few fonts.
  @MainActor enum StyleClasses {
    private static var provider: UnsafeMutablePointer<GtkCssProvider>?
    private static var rules: [String: String] = [:]
    /// The colour of what can be operated, for GTK's own widgets under libadwaita, whose names these are; `nil` for the theme's.
    static var accentColor: RGBA? {
      didSet { if accentColor != oldValue { load() } }
    }

    /// The radius of a window's corners in the theme, from the upper left.
    private static let windowRadius = psc_adwaita_is_used() != 0 ? "12px" : "8px 8px 0 0"
    /// Removes what no widget of a view should have: a background of its own, or more padding than UIKit gives it.
    private static let base = """
      button.psc-bare { background: none; border: none; box-shadow: none; outline-offset: 0; }
      button.psc-bare, button.psc-bare > * { padding: 0; margin: 0; min-width: 0; min-height: 0; }
      entry.psc-plain { background: none; border: none; box-shadow: none; outline: none; padding: 0; min-height: 0; }
      entry.psc-square { border-radius: 0; }
      textview.psc-text, textview.psc-text > text { background: none; }
      scrolledwindow.psc-text { background: none; }
      window.csd:not(.maximized):not(.fullscreen):not(.tiled) > .psc-titlebar { border-radius: \(windowRadius); }
      .psc-segments > button { padding-left: 10px; padding-right: 10px; }
      """

    /// The class of this name, with these rules: each a selector in which `&` is replaced by the class, and declarations.
    static func named(_ name: String, _ body: @autoclosure () -> [(selector: String, declarations: String)]) -> String {
      if rules[name] == nil {
        rules[name] = body().map { rule in
          rule.selector.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "." + name)
            + " { \(rule.declarations) }"
        }.joined(separator: "\n")
        load()
      }
      return name
    }

    /// Adds the style sheet to the display, if it has not been added yet.
    static func begin() { if provider == nil { load() } }

    private static func load() {
      if provider == nil {
        let made = gtk_css_provider_new()!
        provider = made
        if let display = gdk_display_get_default() {
          gtk_style_context_add_provider_for_display(
            display, OpaquePointer(made), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
      }
      let accent = accentColor.map {
        "@define-color accent_bg_color \($0.css);\n@define-color accent_color \($0.css);\n"
      }
      let sheet = (accent ?? "") + base + "\n" + rules.values.joined(separator: "\n")
      gtk_css_provider_load_from_data(provider, sheet, gssize(sheet.utf8.count))
    }

    /// The classes of one widget that change with its content.
    struct Set {
      private var classes: [String] = []

      /// Gives the widget these classes and no others of this sheet.
      @MainActor mutating func become(_ new: [String], on widget: Widget) {
        StyleClasses.begin()
        for name in classes where !new.contains(name) { gtk_widget_remove_css_class(widget, name) }
        for name in new where !classes.contains(name) { gtk_widget_add_css_class(widget, name) }
        classes = new
      }
    }
  }

  extension RGBA {
    /// The colour as a part of a class's name.
    var styleName: String {
      [red, green, blue, alpha].map { share in
        let byte = Int((min(max(share, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }

    /// A class that gives a widget's text this colour.
    @MainActor var styleClass: String { StyleClasses.named("psc-color-" + styleName, [("&", "color: \(css);")]) }

    /// The colour in CSS syntax.
    var css: String {
      func byte(_ share: Double) -> Int { Int((min(max(share, 0), 1) * 255).rounded()) }
      return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(min(max(alpha, 0), 1)))"
    }
  }

  extension FontDescription {
    /// A class that gives a widget this font.
    @MainActor var styleClass: String {
      let name =
        "psc-font-\(family ?? "")-\(Int(size * 100))-\(weight)\(isItalic ? "-i" : "")\(isMonospaced ? "-m" : "")"
      let safe = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
      var declarations = "font-size: \(size)px; font-weight: \(min(max(weight, 1), 1000));"
      if isItalic { declarations += " font-style: italic;" }
      if let family = family ?? (isMonospaced ? "Monospace" : nil) {
        declarations += " font-family: \"\(family.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\";"
      }
      return StyleClasses.named(safe, [("&", declarations)])
    }
  }
#endif
