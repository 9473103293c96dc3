public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// The data themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The URL as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError.unreadable(type: "URL")
      }
      return url
    }
    DataRepresentation<URL>(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  /// Plain text, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(contentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}
