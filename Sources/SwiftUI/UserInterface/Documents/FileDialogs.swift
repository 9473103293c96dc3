import Localization
public import Foundation
public import SwiftUICore
import UIKitCore
public import UniformTypeIdentifiers
import ViewBacking

/// Shows the host's file chooser while a condition holds.
struct FileDialogModifier {
  let isPresented: Binding<Bool>
  let request: @MainActor () -> FileRequest
  let onChoice: @MainActor ([URL]) -> Void
  var onCancellation: @MainActor () -> Void = {}
  @Environment(\.sceneWindow) private var window

  init(
    _ isPresented: Binding<Bool>, request: @escaping @MainActor () -> FileRequest,
    onCancellation: @escaping @MainActor () -> Void = {}, onChoice: @escaping @MainActor ([URL]) -> Void
  ) {
    self.isPresented = isPresented
    self.request = request
    self.onChoice = onChoice
    self.onCancellation = onCancellation
  }
}

@MainActor extension FileDialogModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in if isShown { present() } }
  }

  private func present() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.first { $0.activationState == .foregroundActive }
    guard let scene = window?.window?.scene ?? active else { return isPresented.wrappedValue = false }
    scene.chooseFiles(request()) { urls in
      isPresented.wrappedValue = false
      if let urls, !urls.isEmpty { onChoice(urls) } else { onCancellation() }
    }
  }
}

extension FileRequest {
  /// A request for files of types.
  static func open(_ types: [UTType], allowsMultiple: Bool) -> FileRequest {
    var request = FileRequest(types.contains { $0.conforms(to: .directory) } && types.count == 1 ? .openFolder : .open)
    request.extensions = types.flatMap { type -> [String] in
      let own = type.tags[.filenameExtension] ?? []
      return own + UTType.knownSubtypes(of: type).flatMap { $0.tags[.filenameExtension] ?? [] }
    }
    if types.contains(where: { [.item, .data, .content].contains($0) }) { request.extensions = [] }
    request.allowsMultiple = allowsMultiple
    return request
  }

  /// A request for a place for a new file.
  static func save(_ name: String?, _ type: UTType?) -> FileRequest {
    var request = FileRequest(.save)
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? SystemString.untitled.localized
    let url = URL(fileURLWithPath: "/").appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
    request.suggestedName = (type.map(url.appendingPathExtension(for:)) ?? url).lastPathComponent
    return request
  }
}

extension View {
  /// Shows a file chooser while a condition holds, for one file of some types.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(isPresented, request: { .open(allowedContentTypes, allowsMultiple: false) }) {
        onCompletion(.success($0[0]))
      })
  }

  /// Shows a file chooser while a condition holds, for files of some types.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(
        isPresented, request: { .open(allowedContentTypes, allowsMultiple: allowsMultipleSelection) }
      ) { onCompletion(.success($0)) })
  }

  /// Shows a file chooser while a condition holds, for files of some types, and reports that the user has chosen none.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    nonisolated(unsafe) let onCancellation = onCancellation
    return modifier(
      FileDialogModifier(
        isPresented, request: { .open(allowedContentTypes, allowsMultiple: allowsMultipleSelection) },
        onCancellation: { onCancellation() }
      ) { onCompletion(.success($0)) })
  }

  /// Saves a document where the user chooses, while a condition holds. Without a document nothing is shown.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let document = document
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(isPresented, request: { .save(defaultFilename, contentType) }) { urls in
        guard let document else { return }
        onCompletion(
          Result {
            let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
            try document.fileWrapper(configuration: configuration).write(to: urls[0], options: .atomic)
            return urls[0]
          })
      })
  }

  /// Saves a document where the user chooses, while a condition holds. Without a document nothing is shown.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let document = document
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(isPresented, request: { .save(defaultFilename, contentType) }) { urls in
        guard let document else { return }
        onCompletion(
          Result {
            let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
            let wrapper = try document.fileWrapper(
              snapshot: try document.snapshot(contentType: contentType), configuration: configuration)
            try wrapper.write(to: urls[0], options: .atomic)
            return urls[0]
          })
      })
  }

  /// Saves documents in the folder that the user chooses, while a condition holds.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    nonisolated(unsafe) let documents = documents
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(isPresented, request: { FileRequest(.openFolder) }) { urls in
        onCompletion(
          Result {
            try documents.map { document in
              let wrapper = try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
              let url = try DocumentModel.newURL(
                in: urls[0], wrapper.preferredFilename ?? SystemString.untitled.localized, contentType)
              try wrapper.write(to: url, options: .atomic)
              return url
            }
          })
      })
  }

  /// Moves a file where the user chooses, while a condition holds.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(isPresented, request: { .save(file?.lastPathComponent, nil) }) { urls in
        guard let file else { return }
        onCompletion(
          Result {
            try FileManager.default.moveItem(at: file, to: urls[0])
            return urls[0]
          })
      })
  }

  /// Moves files into the folder that the user chooses, while a condition holds.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    nonisolated(unsafe) let files = files
    nonisolated(unsafe) let onCompletion = onCompletion
    return modifier(
      FileDialogModifier(isPresented, request: { FileRequest(.openFolder) }) { urls in
        onCompletion(
          Result {
            try files.map { file in
              let target = urls[0].appendingPathComponent(file.lastPathComponent)
              try FileManager.default.moveItem(at: file, to: target)
              return target
            }
          })
      })
  }
}
