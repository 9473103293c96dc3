/// The system's symbols that every host can show, by Apple's names.
package enum SystemSymbols {
  /// The name of a symbol for hosts, or `nil` for a symbol that they do not support.
  ///
  /// A symbol inside a circle or a square, or filled, is shown as the plain one if it is not supported itself.
  package static func base(of symbol: String) -> String? {
    if names.contains(symbol) { return symbol }
    var parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
    while let last = parts.last, parts.count > 1, variants.contains(last) {
      parts.removeLast()
      let base = parts.joined(separator: ".")
      if names.contains(base) { return base }
    }
    return nil
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// Every name that ``base(of:)`` returns.
  package static let names: Set<String> = [
    "airplane", "alarm", "antenna.radiowaves.left.and.right", "app", "app.badge", "applelogo", "archivebox",
    "arrow.backward", "arrow.clockwise", "arrow.counterclockwise", "arrow.down", "arrow.down.doc",
    "arrow.down.to.line", "arrow.forward", "arrow.left", "arrow.right", "arrow.rotate.left",
    "arrow.triangle.2.circlepath", "arrow.up", "arrow.up.left.and.arrow.down.right", "arrow.up.to.line",
    "arrow.uturn.backward", "arrow.uturn.forward", "arrow.uturn.left", "arrow.uturn.right",
    "arrowshape.turn.up.left", "arrowshape.turn.up.left.2", "arrowshape.turn.up.right", "backward", "backward.end",
    "battery.100", "battery.25", "bell", "bell.slash", "bold", "bolt", "book", "bookmark", "bubble.left",
    "bubble.left.and.bubble.right", "bubble.right", "calendar", "calendar.badge.plus", "camera", "cart",
    "character", "chart.bar", "checkmark", "checkmark.circle", "checkmark.seal", "checkmark.square",
    "chevron.backward", "chevron.down", "chevron.forward", "chevron.left", "chevron.right", "chevron.up", "circle",
    "circle.fill", "clock", "clock.arrow.circlepath", "cloud", "cloud.bolt", "cloud.fog", "cloud.moon",
    "cloud.rain", "cloud.snow", "cloud.sun", "creditcard", "decrease.indent", "delete.left", "desktopcomputer",
    "display", "doc", "doc.badge.plus", "doc.on.clipboard", "doc.on.doc", "doc.richtext", "doc.text",
    "doc.text.magnifyingglass", "ear", "eject", "ellipsis", "envelope", "envelope.badge", "envelope.open",
    "exclamationmark", "exclamationmark.circle", "exclamationmark.triangle", "externaldrive", "eye", "eye.slash",
    "face.smiling", "film", "flag", "folder", "folder.badge.plus", "forward", "forward.end", "gamecontroller",
    "gear", "gearshape", "gearshape.2", "globe", "hand.raised", "hand.thumbsup", "headphones", "heart", "hourglass",
    "house", "icloud", "increase.indent", "info", "info.circle", "internaldrive", "ipad", "iphone", "italic",
    "keyboard", "laptopcomputer", "lifepreserver", "lightbulb", "line.3.horizontal", "line.3.horizontal.decrease",
    "line.horizontal.3", "link", "list.bullet", "list.dash", "list.number", "location", "lock", "lock.open",
    "lock.rotation", "lock.shield", "magnifyingglass", "map", "mappin", "mic", "mic.slash", "minus", "moon",
    "moon.stars", "music.note", "music.note.list", "network", "nosign", "note", "note.text", "number", "paintbrush",
    "paintpalette", "paperclip", "paperplane", "pause", "pencil", "pencil.tip", "person", "person.2", "person.3",
    "person.badge.plus", "person.crop.circle", "personalhotspot", "phone", "phone.down", "photo",
    "photo.on.rectangle", "pin", "play", "plus", "power", "printer", "questionmark", "record.circle", "repeat",
    "repeat.1", "rosette", "scissors", "server.rack", "shield", "shuffle", "sidebar.leading", "sidebar.left",
    "sidebar.right", "sidebar.trailing", "slash", "slider.horizontal.3", "sparkles", "speaker", "speaker.slash",
    "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "square", "square.and.arrow.down", "square.and.arrow.up",
    "square.and.pencil", "square.grid.2x2", "square.grid.3x3", "square.on.square", "square.split.2x1", "star",
    "star.fill", "star.leadinghalf.filled", "stop", "stopwatch", "strikethrough", "sun.haze", "sun.max", "sun.min",
    "sunrise", "sunset", "tablecells", "tag", "terminal", "text.aligncenter", "text.alignleft", "text.alignright",
    "text.bubble", "text.justify", "textformat", "timer", "tornado", "trash", "tray", "tray.and.arrow.down",
    "tray.full", "tv", "umbrella", "underline", "video", "video.slash", "wand.and.stars", "wifi", "wifi.slash",
    "wind", "wrench", "xmark", "xmark.circle", "xmark.octagon",
  ]
}
