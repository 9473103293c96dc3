#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// The desktop's clipboard: what the app puts there, and the text and the links that other apps put there.
  @MainActor final class DesktopClipboard {
    private let clipboard: OpaquePointer
    private let changed: (ClipboardContent) -> Void
    /// Increases with each change, so that the text of an older one is not reported.
    private var generation = 0
    /// The longest text that is read, in bytes.
    private static let limit = 4 << 20

    /// - Parameter changed: Another app has changed the clipboard.
    init?(changed: @escaping (ClipboardContent) -> Void) {
      guard let display = gdk_display_get_default(), let clipboard = gdk_display_get_clipboard(display) else {
        return nil
      }
      self.clipboard = clipboard
      self.changed = changed
      onSignal(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.read() }
    }

    /// Puts content on the clipboard, in each format in which it can be read.
    func set(_ content: ClipboardContent) {
      generation += 1
      var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
      func offer(_ type: String, _ data: Data) {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        providers.append(gdk_content_provider_new_for_bytes(type, bytes))
        g_bytes_unref(bytes)
      }
      if let image = content.image { offer(content.imageType ?? "image/png", image) }
      if !content.links.isEmpty { offer("text/uri-list", Data(content.links.map { $0 + "\r\n" }.joined().utf8)) }
      if let text = content.text {
        for type in ["text/plain;charset=utf-8", "text/plain"] { offer(type, Data(text.utf8)) }
      }
      guard !providers.isEmpty else {
        gdk_clipboard_set_content(clipboard, nil)
        return
      }
      let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
      gdk_clipboard_set_content(clipboard, all)
      g_object_unref(UnsafeMutableRawPointer(all))
    }

    /// A request for the text of one change.
    @MainActor private final class Request {
      weak var owner: DesktopClipboard?
      let generation: Int

      init(_ owner: DesktopClipboard) {
        self.owner = owner
        generation = owner.generation
      }
    }

    private func read() {
      guard gdk_clipboard_is_local(clipboard) == 0 else { return }
      generation += 1
      gdk_clipboard_read_text_async(
        clipboard, nil,
        { source, result, data in
          guard let data else { return }
          let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
          let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
          defer { g_free(text) }
          let isShort = text.map { strlen($0) <= DesktopClipboard.limit } ?? false
          let string = isShort ? text.map { String(cString: $0) } : nil
          MainActor.assumeIsolated {
            guard let owner = request.owner, owner.generation == request.generation else { return }
            owner.changed(DesktopClipboard.content(string))
          }
        }, Unmanaged.passRetained(Request(self)).toOpaque())
    }

    /// The content of a text. Lines that are all absolute links, as file managers and browsers copy them, are links as well.
    private static func content(_ text: String?) -> ClipboardContent {
      var content = ClipboardContent(text: text)
      let lines = (text ?? "").split(whereSeparator: \.isNewline).map(String.init)
      if !lines.isEmpty, lines.count <= 1000, lines.allSatisfy({ $0.contains("://") && !$0.contains(" ") }) {
        content.links = lines
      }
      return content
    }
  }
#endif
