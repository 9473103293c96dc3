import Testing
import ViewBacking

@Suite("Drops from other apps") struct DropDescriptionTests {
  @Test("Known MIME types become uniform type identifiers, each once; others are ignored")
  func offers() {
    let drop = DropDescription(
      offering: ["text/html", "UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "text/uri-list"])
    #expect(drop == DropDescription(isLocal: false, types: ["public.utf8-plain-text", "public.url"]))
  }

  @Test("A list of links has a line for each, without comments and empty lines")
  func links() {
    let contents = DropContents(text: nil, list: "#names\r\nfile:///a\r\n\r\nhttps://b.example/\n")
    #expect(contents.links == ["file:///a", "https://b.example/"] && contents.text == nil)
    #expect(DropContents(text: "x", list: nil).links.isEmpty)
  }
}
