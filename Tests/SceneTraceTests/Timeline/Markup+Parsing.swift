import Foundation
import SceneTrace

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts of the nodes that an XPath finds in a document. Throws if the document is not well-formed.
///
/// XPath 1.0 has no default namespace, so `*[local-name()='p']` is written `p` here.
func find(_ path: String, in text: String) throws -> [String] {
  let document = try XMLDocument(data: Data(text.utf8), options: [])
  let words = path.replacingOccurrences(
    of: #"(^|/|\[)([a-z][a-z0-9]*)(?=$|/|\[|\])"#, with: "$1*[local-name()='$2']", options: .regularExpression)
  return try document.nodes(forXPath: words).map { $0.stringValue ?? "" }
}
