#if GTK
  import CGTK
  import Foundation
  import RuntimeLogging

  /// The fonts of the desktop.
  @MainActor enum Fonts {
    /// The names of the families, in order.
    static var families: [String] {
      guard let map = pango_cairo_font_map_get_default() else { return [] }
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(map, &list, &count)
      defer { g_free(list) }
      guard let list else { return [] }
      let names = (0..<Int(count)).compactMap { index in
        list[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }
      return names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }

    /// Adds the typefaces of these files to those of the desktop, for this process.
    static func add(_ paths: [String]) {
      for path in paths where psc_fonts_add(path) == 0 { RuntimeLog.write("The font file \(path) cannot be read.") }
      psc_fonts_changed()
    }

    /// The names of a family's faces, in the order of the desktop.
    static func faces(ofFamily family: String) -> [String] {
      guard let map = pango_cairo_font_map_get_default(), let found = pango_font_map_get_family(map, family) else {
        return []
      }
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      var count: Int32 = 0
      pango_font_family_list_faces(found, &list, &count)
      defer { g_free(list) }
      guard let list else { return [] }
      return (0..<Int(count)).compactMap { index in
        list[index].flatMap { pango_font_face_get_face_name($0) }.map { String(cString: $0) }
      }
    }
  }
#endif
