import FoundationOverlay
import Testing

@Suite("Values without a content") struct EmptyValueTests {
  @Test("An error without arguments has an empty domain and the code 0") func error() {
    #expect(NSError().code == 0 && NSError().domain.isEmpty)
  }

  @Test("The parser of XML belongs to Foundation") func parser() {
    final class Names: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
      ) { names.append(elementName) }
    }
    let (parser, names) = (XMLParser(data: Data("<a><b/></a>".utf8)), Names())
    parser.delegate = names
    #expect(parser.parse() && names.names == ["a", "b"])
  }
}
