import CExpat
import Foundation

/// Parses a storyboard's XML into elements, and throws a failure with the line for every invalid file.
///
/// Foundation's parser on Linux crashes on some damaged files: on an invalid byte in the name of an element, on deeply nested
/// elements. Expat does not; expansions that a small file could cause are limited here.
struct StoryboardReader {
  /// The largest file that is read, in bytes: 16 MiB.
  static let sizeLimit = 16 * 1024 * 1024
  /// The limit for the nesting of elements. Each nested view takes two.
  static let depthLimit = 512
  /// The limit for the total number of elements and attributes.
  static let partLimit = 500_000

  /// The element at the top of `data`, the content of `file`.
  static func root(of data: Data, file: String) throws(StoryboardDocument.Failure) -> StoryboardElement {
    guard data.count <= sizeLimit else {
      throw .tooLarge(file: file, line: nil, reason: "it has more than \(sizeLimit) bytes")
    }
    guard let parser = XML_ParserCreate(nil) else {
      throw .unreadable(file: file, reason: "there is not enough memory")
    }
    defer { XML_ParserFree(parser) }
    let builder = TreeBuilder(parser)
    let parsed = withExtendedLifetime(builder) {
      XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
      XML_SetElementHandler(
        parser, { TreeBuilder.of($0)?.begin($1, $2) }, { context, _ in TreeBuilder.of(context)?.end() })
      XML_SetCharacterDataHandler(parser) { TreeBuilder.of($0)?.add($1, count: $2) }
      // Entities that the file declares are not expanded: a few of them can expand to any number of bytes.
      XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
        TreeBuilder.of(context)?.stop(.malformed("it declares an entity"))
      }
      return data.withUnsafeBytes {
        XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), Int32(XML_TRUE))
      }
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    switch builder.fault {
    case .malformed(let reason)?: throw .malformed(file: file, line: line, reason: reason)
    case .tooLarge(let reason)?: throw .tooLarge(file: file, line: line, reason: reason)
    case nil: break
    }
    guard parsed == XML_STATUS_OK, let root = builder.root else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw .malformed(file: file, line: line, reason: reason ?? "it is empty")
    }
    return root
  }

  /// Builds the tree while the file is read.
  private final class TreeBuilder {
    /// Why the rest of the file was not read.
    enum Fault {
      case malformed(String)
      case tooLarge(String)
    }

    private(set) var root: StoryboardElement?
    private(set) var fault: Fault?
    private let parser: XML_Parser
    private var open: [StoryboardElement] = []
    private var parts = 0

    init(_ parser: XML_Parser) { self.parser = parser }

    static func of(_ context: UnsafeMutableRawPointer?) -> TreeBuilder? {
      context.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Stops reading the file.
    func stop(_ fault: Fault) {
      if self.fault == nil { self.fault = fault }
      XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    func begin(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
      // The parser may still make one call after it was stopped.
      guard let name, fault == nil else { return }
      guard open.count < StoryboardReader.depthLimit else {
        return stop(.tooLarge("its elements are nested more than \(StoryboardReader.depthLimit) levels deep"))
      }
      var named: [String: String] = [:]
      // Names and values alternate, up to the terminating null.
      var index = 0
      while let attributes, let key = attributes[index], let value = attributes[index + 1] {
        named[String(cString: key)] = String(cString: value)
        index += 2
      }
      parts += 1 + named.count
      guard parts <= StoryboardReader.partLimit else {
        return stop(.tooLarge("it has more than \(StoryboardReader.partLimit) elements and attributes"))
      }
      let element = StoryboardElement(
        name: String(cString: name), attributes: named, line: Int(XML_GetCurrentLineNumber(parser)))
      if let parent = open.last { parent.append(element) } else { root = element }
      open.append(element)
    }

    func end() {
      if fault == nil { _ = open.popLast() }
    }

    /// The text of a label with line breaks is in a `<string key="text">` element.
    func add(_ text: UnsafePointer<XML_Char>?, count: Int32) {
      guard let text, let element = open.last, element.name == "string" || element.name == "mutableString" else {
        return
      }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      element.text += String(decoding: bytes, as: UTF8.self)
    }
  }
}
