#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  extension ImageContent {
    /// Calls `body` with the edges that keep their size, or with `nil`.
    func withCaps(_ body: (UnsafePointer<PscCaps>?) -> Void) {
      guard let caps else { return body(nil) }
      let insets = caps.insets
      var value = PscCaps(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, tiles: caps.isTiled ? 1 : 0)
      body(&value)
    }
  }

  /// A picture or a symbol.
  @MainActor final class PictureWidget: ContentWidget {
    let widget: Widget = psc_picture_new()
    private var shown: ImageContent?

    func show(_ content: ViewContent) -> Bool {
      guard case .image(let image) = content else { return false }
      show(image)
      return true
    }

    func show(_ image: ImageContent) {
      guard image != shown else { return }
      let picture = widget.opaque
      if image.source != shown?.source {
        switch image.source {
        case .symbol(let name):
          let icon = IconNames.icon(for: name)
          Icons.expect(icon)
          psc_picture_set_texture(picture, nil)
          psc_picture_set_icon(picture, icon)
        case .data(let data):
          psc_picture_set_icon(picture, nil)
          psc_picture_set_texture(picture, Textures.texture(data))
        case .drawing(let drawing):
          psc_picture_set_icon(picture, nil)
          // Two pixels for each point: sharp on any screen, and when the picture is shown larger.
          let texture = Textures.texture(drawing, size: image.size, scale: max(2, image.scale), in: widget)
          psc_picture_set_texture(picture, texture)
          if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        }
      }
      psc_picture_set_size(picture, image.size.width, image.size.height)
      switch image.fit {
      case .fill: psc_picture_set_fit(picture, PSC_FIT_FILL, 0, 0)
      case .aspectFit: psc_picture_set_fit(picture, PSC_FIT_CONTAIN, 0, 0)
      case .aspectFill: psc_picture_set_fit(picture, PSC_FIT_COVER, 0, 0)
      case .place(let x, let y): psc_picture_set_fit(picture, PSC_FIT_PLACE, x, y)
      }
      if image.caps != shown?.caps { image.withCaps { psc_picture_set_caps(picture, $0) } }
      if let tint = image.tint, image.isOutline {
        var color = tint.gdk
        psc_picture_set_tint(picture, &color)
      } else {
        psc_picture_set_tint(picture, nil)
      }
      shown = image
    }
  }
#endif
