public import Foundation
public import SwiftUICore

/// A document of a window, for its views.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. A change is saved.
  @Binding public var document: Document
  /// The file; `nil` for a new document that was not changed yet.
  public var fileURL: URL?
  /// Whether changes are saved.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
