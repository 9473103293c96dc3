import Localization

extension UIImage {
  /// The text by which a screen reader names a button that shows a symbol alone: the usual word for the symbol's meaning, or the words of its
  /// name. `nil` for other pictures.
  var spokenName: String? {
    guard let symbolName else { return nil }
    let words = symbolName.split(separator: ".").filter { !UIImage.shapes.contains($0) }
    guard let first = words.first else { return symbolName }
    if let text = UIImage.meanings[words.joined(separator: ".")]
      ?? (words.count == 1 ? UIImage.meanings[String(first)] : nil)
    {
      // A word of the menus, without the mark of an item that opens a window.
      let word = text.localized
      return word.hasSuffix("…") ? String(word.dropLast()) : word
    }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst().map(String.init)).joined(
      separator: " ")
  }

  /// The parts of a symbol's name that do not change its meaning.
  private static let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle", "capsule"]

  /// By the symbol's name without shapes.
  private static let meanings: [String: SystemString] = [
    "plus": .add, "trash": .delete, "pencil": .edit, "and.pencil": .compose, "and.arrow.up": .share,
    "magnifyingglass": .search,
    "xmark": .close, "checkmark": .done, "chevron.left": .back, "chevron.backward": .back, "arrow.left": .back,
    "arrow.backward": .back,
    "ellipsis": .more, "arrow.clockwise": .refresh, "arrow.counterclockwise": .refresh, "gear": .settings,
    "gearshape": .settings,
    "play": .play, "pause": .pause, "stop": .stop, "forward": .fastForward, "backward": .rewind,
    "arrowshape.turn.up.left": .reply,
    "arrow.uturn.backward": .undo, "arrow.uturn.forward": .redo, "book": .bookmarks, "bookmark": .bookmarks,
    "camera": .camera,
    "doc.on.doc": .copy, "scissors": .cut, "heart": .favorites, "star": .favorites, "clock": .history,
    "questionmark": .help,
    "sidebar.left": .showSidebar, "sidebar.leading": .showSidebar, "line.3.horizontal": .more,
  ]
}
