public import CombineOverlay
public import UIKitCore
public import UniformTypeIdentifiers

/// A document that is an object, read from a file and written to it by snapshots.
///
/// Differs from Apple: each change that the object announces is saved; there is no undo manager that would have to record it. Snapshots are
/// written on the main thread.
///
/// Source: Apple's documentation of `ReferenceFileDocument`.
@MainActor @preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// What of the document is written.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written. The default are those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document from a file.
  init(configuration: ReadConfiguration) throws
  /// What of the document is written now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The content of the file that a snapshot is written to.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
