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
      ("globe.europe.africa.fill", "globe"),
    ] { #expect(SystemSymbols.base(of: name) == base, "\(name)") }
    for name in ["", ".", "fill", "circle..fill", "star.", ".star", "star.unheard", "Star", "star fill"] {
      #expect(SystemSymbols.base(of: name) == nil, "\(name)")
    }
  }

  @Test(
    "Letters and numbers up to 50 are in circles and squares, plain and filled",
    arguments: [
      ("a.circle", "A"), ("z.square.fill", "Z"), ("0.circle.fill", "0"), ("50.square", "50"), ("7.square", "7"),
    ])
  func enclosed(name: String, text: String) throws {
    let symbol = try #require(EnclosedSymbol(name))
    #expect(symbol.text == text)
    #expect(symbol.isCircle == name.contains("circle") && symbol.isFilled == name.hasSuffix("fill"))
    #expect(SystemSymbols.base(of: name) == name)
  }

  @Test(
    "Other names are no letters in shapes",
    arguments: [
      "", ".circle", "a", "a.", "a.triangle", "ab.circle", "51.circle", "-1.circle", "é.circle", "A.circle",
      "a.circle.line", "a.circle.fill.fill", "a..fill", "99999999999999999999.circle",
    ])
  func notEnclosed(name: String) { #expect(EnclosedSymbol(name) == nil) }
}
