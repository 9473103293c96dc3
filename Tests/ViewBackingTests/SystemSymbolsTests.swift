import Testing
import ViewBacking

@Suite("The system's symbols") struct SystemSymbolsTests {
  @Test("Every variant of a symbol falls back step by step, and only to known ones")
  func variants() {
    for (name, base) in [
      ("star", "star"), ("star.fill", "star.fill"), ("star.circle", "star"), ("star.circle.fill", "star"),
      ("xmark.circle.fill", "xmark.circle"), ("xmark.square", "xmark"), ("circle.fill", "circle.fill"),
      ("square.and.pencil", "square.and.pencil"), ("folder.badge.plus", "folder.badge.plus"),
      ("person.crop.circle.fill.badge.checkmark", "person.crop.circle"),
      ("photo.on.rectangle.angled", "photo.on.rectangle"),
      ("cart.fill.badge.plus", "cart"), ("questionmark.app.fill", "questionmark"), ("icloud.and.arrow.up", "icloud"),
    ] { #expect(SystemSymbols.base(of: name) == base, "\(name)") }
    for name in ["", ".", "fill", "circle..fill", "star.", ".star", "star.unheard", "Star", "star fill"] {
      #expect(SystemSymbols.base(of: name) == nil, "\(name)")
    }
  }
}
