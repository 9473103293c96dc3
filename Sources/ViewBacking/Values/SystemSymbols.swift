/// The system's symbols that every host can show, by Apple's names.
package enum SystemSymbols {
  /// The name of a symbol for hosts, or `nil` for a symbol that they do not support.
  ///
  /// A filled symbol, one inside a shape and one with a badge or another addition is shown as the plain one if it is not supported itself.
  package static func base(of symbol: String) -> String? {
    if names.contains(symbol) || EnclosedSymbol(symbol) != nil { return symbol }
    var parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
    while let last = parts.last, parts.count > 1, variants.contains(last) {
      parts.removeLast()
      let base = parts.joined(separator: ".")
      if names.contains(base) { return base }
    }
    return nil
  }

  /// The parts of names that follow the name of the plain symbol.
  private static let variants: Set<Substring> = [
    "2", "3", "africa", "americas", "and", "angled", "app", "arrow", "asia", "australia", "badge", "bolt", "bubble",
    "capsule", "checkered", "checkmark", "circle", "clock", "crop", "dashed", "diamond", "dotted", "down", "ellipse",
    "ellipsis", "europe", "exclamationmark",
    "fill", "filled", "forward", "gearshape", "half", "heart", "hexagon", "horizontal", "inverse", "left",
    "lock", "magnifyingglass", "minus", "number", "octagon", "on", "outline", "oval", "person", "plaintext",
    "plus", "questionmark", "rectangle", "right", "rtl", "seal", "shield", "slash", "sparkles", "square",
    "stack", "star", "text", "triangle", "trianglebadge", "up", "vertical", "viewfinder", "xmark",
  ]

  /// Every name that ``base(of:)`` returns.
  package static let names: Set<String> = [
    "airplane", "airpods", "alarm", "alt", "ant", "antenna.radiowaves.left.and.right", "app", "app.badge",
    "app.gift", "applelogo", "applewatch", "apps.iphone", "archivebox", "arrow.2.circlepath", "arrow.2.squarepath",
    "arrow.backward", "arrow.clockwise", "arrow.counterclockwise", "arrow.down", "arrow.down.doc",
    "arrow.down.right.and.arrow.up.left", "arrow.down.to.line", "arrow.forward", "arrow.left",
    "arrow.left.and.right", "arrow.left.arrow.right", "arrow.left.to.line", "arrow.right", "arrow.right.to.line",
    "arrow.rotate.left", "arrow.rotate.right", "arrow.triangle.2.circlepath", "arrow.triangle.branch", "arrow.up",
    "arrow.up.and.down", "arrow.up.arrow.down", "arrow.up.left.and.arrow.down.right", "arrow.up.right",
    "arrow.up.to.line", "arrow.uturn.backward", "arrow.uturn.forward", "arrow.uturn.left", "arrow.uturn.right",
    "arrowshape.turn.up.left", "arrowshape.turn.up.left.2", "arrowshape.turn.up.right", "arrowtriangle.down",
    "arrowtriangle.left", "arrowtriangle.right", "arrowtriangle.up", "aspectratio", "at", "atom", "backward",
    "backward.end", "bag", "balloon", "banknote", "barcode", "baseball", "basket", "basketball", "battery.0",
    "battery.100", "battery.100.bolt", "battery.25", "battery.50", "battery.75", "beach.umbrella", "bed.double",
    "bell", "bell.slash", "bicycle", "bird", "birthday.cake", "bold", "bolt", "bolt.car", "book", "book.closed",
    "bookmark", "books.vertical", "brain", "brain.head.profile", "briefcase", "bubble", "bubble.left",
    "bubble.left.and.bubble.right", "bubble.right", "building", "building.2", "building.columns", "burst", "bus",
    "calendar", "calendar.badge.plus", "camera", "camera.filters", "camera.rotate", "camera.viewfinder", "capsule",
    "captions.bubble", "car", "carrot", "cart", "case", "cat", "character", "character.cursor.ibeam", "chart.bar",
    "chart.bar.xaxis", "chart.line.uptrend.xyaxis", "chart.pie", "chart.xyaxis.line", "checklist", "checkmark",
    "checkmark.circle", "checkmark.seal", "checkmark.shield", "checkmark.square", "chevron.backward", "chevron.down",
    "chevron.forward", "chevron.left", "chevron.right", "chevron.up", "chevron.up.chevron.down", "circle",
    "circle.circle", "circle.dashed", "circle.fill", "circle.grid.2x2", "circle.grid.3x3", "circle.hexagongrid",
    "circle.lefthalf.filled", "circle.righthalf.filled", "clear", "clipboard", "clock", "clock.arrow.circlepath",
    "cloud", "cloud.bolt", "cloud.bolt.rain", "cloud.drizzle", "cloud.fog", "cloud.hail", "cloud.heavyrain",
    "cloud.moon", "cloud.moon.rain", "cloud.rain", "cloud.sleet", "cloud.snow", "cloud.sun", "cloud.sun.rain",
    "command", "cpu", "creditcard", "crop", "cross", "crown", "cube", "cup.and.saucer", "decrease.indent",
    "delete.left", "deskclock", "desktopcomputer", "dial.low", "diamond", "dice", "die.face.1", "die.face.2",
    "die.face.3", "die.face.4", "die.face.5", "die.face.6", "display", "display.2", "divide", "doc",
    "doc.badge.plus", "doc.on.clipboard", "doc.on.doc", "doc.richtext", "doc.text", "doc.text.magnifyingglass",
    "doc.zipper", "dog", "dollarsign", "dot.radiowaves.left.and.right", "dot.radiowaves.right", "dot.square", "drop",
    "dumbbell", "ear", "eject", "ellipsis", "ellipsis.bubble", "envelope", "envelope.badge", "envelope.open",
    "equal", "escape", "eurosign", "exclamationmark", "exclamationmark.bubble", "exclamationmark.circle",
    "exclamationmark.icloud", "exclamationmark.shield", "exclamationmark.triangle", "externaldrive", "eye",
    "eye.slash", "eyedropper", "eyeglasses", "eyes", "face.dashed", "face.smiling", "faceid", "ferry", "figure",
    "figure.2", "figure.run", "figure.stand", "figure.walk", "figure.wave", "film", "fish", "flag", "flame",
    "flashlight.off", "flashlight.on", "flask", "folder", "folder.badge.plus", "football", "fork.knife", "forward",
    "forward.end", "fuelpump", "function", "gamecontroller", "gauge", "gear", "gearshape", "gearshape.2", "gift",
    "giftcard", "globe", "gobackward", "gobackward.10", "gobackward.15", "gobackward.30", "goforward",
    "goforward.10", "goforward.15", "goforward.30", "graduationcap", "guitars", "hammer", "hand.point.right",
    "hand.point.up.left", "hand.raised", "hand.tap", "hand.thumbsdown", "hand.thumbsup", "hand.wave", "handbag",
    "hands.clap", "hare", "headphones", "heart", "hexagon", "hifispeaker", "highlighter", "homepod", "hourglass",
    "house", "humidity", "hurricane", "icloud", "increase.indent", "infinity", "info", "info.circle",
    "internaldrive", "ipad", "ipad.and.iphone", "iphone", "italic", "key", "keyboard", "ladybug", "lamp.desk",
    "laptopcomputer", "largecircle.fill.circle", "lasso", "leaf", "lifepreserver", "lightbulb", "lightswitch.on",
    "line.3.horizontal", "line.3.horizontal.decrease", "line.horizontal.3", "link", "list.bullet", "list.clipboard",
    "list.dash", "list.number", "list.triangle", "livephoto", "location", "lock", "lock.open", "lock.rotation",
    "lock.shield", "macbook", "magnifyingglass", "mail.stack", "map", "mappin", "medal", "megaphone", "memorychip",
    "message", "metronome", "mic", "mic.slash", "minus", "minus.magnifyingglass", "minus.square", "moon",
    "moon.stars", "moon.zzz", "mountain.2", "mug", "multiply", "music.mic", "music.note", "music.note.list",
    "music.quarternote.3", "network", "network.badge.shield.half.filled", "newspaper", "nosign", "note", "note.text",
    "number", "octagon", "opticaldisc", "option", "oval", "paintbrush", "paintpalette", "paperclip", "paperplane",
    "party.popper", "pause", "pawprint", "pc", "pencil", "pencil.and.outline", "pencil.tip", "pentagon", "percent",
    "person", "person.2", "person.3", "person.badge.plus", "person.crop.circle", "person.text.rectangle",
    "personalhotspot", "phone", "phone.down", "photo", "photo.artframe", "photo.on.rectangle", "photo.tv",
    "pianokeys", "pills", "pin", "play", "play.tv", "plus", "plus.forwardslash.minus", "plus.magnifyingglass",
    "plusminus", "popcorn", "power", "printer", "puzzlepiece", "qrcode", "questionmark", "questionmark.bubble",
    "questionmark.folder", "quote.bubble", "record.circle", "rectangle", "rectangle.3.group",
    "rectangle.and.pencil.and.ellipsis", "rectangle.grid.1x2", "rectangle.grid.2x2", "rectangle.on.rectangle",
    "rectangle.portrait", "rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right",
    "rectangle.split.2x1", "rectangle.stack", "rectangle.stack.person.crop", "repeat", "repeat.1", "return",
    "rosette", "rotate.left", "rotate.right", "ruler", "safari", "sailboat", "scanner", "scissors", "screwdriver",
    "scribble", "sdcard", "seal", "server.rack", "shield", "shield.checkered", "shippingbox", "shuffle",
    "sidebar.leading", "sidebar.left", "sidebar.right", "sidebar.trailing", "signature", "simcard", "slash",
    "slider.horizontal.2.square", "slider.horizontal.3", "slider.vertical.3", "smallcircle.filled.circle", "smoke",
    "snowflake", "soccerball", "sparkle", "sparkles", "speaker", "speaker.slash", "speaker.wave.1", "speaker.wave.2",
    "speaker.wave.3", "speedometer", "sportscourt", "square", "square.3.layers.3d", "square.3.stack.3d",
    "square.and.arrow.down", "square.and.arrow.up", "square.and.pencil", "square.dashed", "square.grid.2x2",
    "square.grid.3x3", "square.grid.4x3.fill", "square.on.square", "square.split.2x1", "square.stack",
    "square.stack.3d.up", "star", "star.fill", "star.leadinghalf.filled", "staroflife", "stethoscope", "stop",
    "stopwatch", "strikethrough", "suit.club", "suit.diamond", "suit.heart", "suit.spade", "suitcase", "sum",
    "sun.dust", "sun.haze", "sun.max", "sun.min", "sunrise", "sunset", "switch.2", "tablecells", "tag",
    "takeoutbag.and.cup.and.straw", "tent", "terminal", "testtube.2", "text.aligncenter", "text.alignjustify",
    "text.alignleft", "text.alignright", "text.badge.checkmark", "text.badge.plus", "text.book.closed",
    "text.bubble", "text.justify", "text.justifyleft", "text.justifyright", "text.magnifyingglass", "text.quote",
    "textbox", "textformat", "textformat.abc", "textformat.size", "theatermasks", "thermometer", "ticket", "timer",
    "tornado", "tortoise", "touchid", "tram", "trash", "tray", "tray.2", "tray.and.arrow.down", "tray.full", "tree",
    "triangle", "trophy", "tv", "umbrella", "underline", "video", "video.slash", "viewfinder", "wand.and.rays",
    "wand.and.stars", "wave.3.left", "wave.3.right", "waveform", "waveform.path.ecg", "wifi", "wifi.slash", "wind",
    "wineglass", "wrench", "wrench.and.screwdriver", "xmark", "xmark.circle", "xmark.octagon", "xmark.shield",
  ]
}
