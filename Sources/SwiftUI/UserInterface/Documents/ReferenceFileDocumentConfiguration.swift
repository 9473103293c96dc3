public import Foundation
public import SwiftUICore

/// A document of a window, for its views.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. A change that it announces is saved.
  @ObservedObject public var document: Document
  /// The file; `nil` for a new document that was not changed yet.
  public var fileURL: URL?
  /// Whether changes are saved.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
