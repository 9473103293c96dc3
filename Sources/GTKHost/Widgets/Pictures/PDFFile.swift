#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Drawings as the pages of a PDF file.
  @MainActor enum PDFFile {
    private final class Bytes {
      var data = Data()
    }

    /// - Parameter widget: The widget whose fonts are used.
    static func encode(_ pages: [DrawingContent], size: CGSize, title: String?, in widget: Widget) -> Data? {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, !pages.isEmpty else {
        return nil
      }
      let bytes = Bytes()
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, start, length in
          guard let closure, let start else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().data.append(start, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(bytes).toOpaque(), size.width, size.height)
      guard let surface else { return nil }
      defer { cairo_surface_destroy(surface) }
      if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
      guard let context = cairo_create(surface) else { return nil }
      for page in pages {
        cairo_save(context)
        Drawing(page, in: widget).draw(into: context)
        cairo_restore(context)
        cairo_show_page(context)
      }
      cairo_destroy(context)
      cairo_surface_finish(surface)
      return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? bytes.data : nil
    }
  }
#endif
