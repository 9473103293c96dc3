public import Foundation
public import SwiftUICore
public import UniformTypeIdentifiers

/// Opens a window with a new document; read it from the environment as `newDocument`.
///
/// Source: Apple's documentation of `NewDocumentAction`.
@MainActor @preconcurrency public struct NewDocumentAction {
  let app: WindowOpeningReference?
  let origin: WindowReference?

  /// Opens a window with a new document.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @MainActor () -> D) {
    app?.app?.newDocument(D.self, contentType: nil, newDocument(), from: origin?.window)
  }

  /// Opens a window with a new document.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @MainActor () -> D) {
    app?.app?.newDocument(D.self, contentType: nil, newDocument(), from: origin?.window)
  }

  /// Opens a window with a new document of a type.
  public func callAsFunction(contentType: UTType) {
    app?.app?.newDocument(nil, contentType: contentType, nil, from: origin?.window)
  }
}

/// Opens a window with the document of a file; read it from the environment as `openDocument`.
///
/// Source: Apple's documentation of `OpenDocumentAction`.
@MainActor @preconcurrency public struct OpenDocumentAction {
  let app: WindowOpeningReference?
  let origin: WindowReference?

  /// Opens a window with the document of a file, or brings the one that shows it to the front.
  public func callAsFunction(at url: URL) async throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    guard app?.app?.openDocument(at: url, from: origin?.window) == true else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }
}

extension EnvironmentValues {
  /// Opens a window with a new document.
  @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(app: windowOpening, origin: sceneWindow) }

  /// Opens a window with the document of a file.
  @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(app: windowOpening, origin: sceneWindow) }

  /// Where new documents are saved; `nil` for the user's folder of documents.
  package var documentFolder: URL? {
    get { self[DocumentFolderKey.self] }
    set { self[DocumentFolderKey.self] = newValue }
  }
}

private struct DocumentFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }
