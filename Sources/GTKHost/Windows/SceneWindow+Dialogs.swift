#if GTK
  import CGTK
  import Foundation
  import Localization
  import SceneSystem
  import ViewBacking

  /// The dialogs over a window: the file chooser, and the question whether to close the window.
  extension SceneWindow {
    func chooseFiles(_ request: FileRequest) -> Bool {
      let kind =
        switch request.kind {
        case .open: PSC_FILES_OPEN
        case .openFolder: PSC_FILES_FOLDER
        case .save: PSC_FILES_SAVE
        }
      var extensions: [UnsafePointer<CChar>?] = request.extensions.map { UnsafePointer(g_strdup($0)) } + [nil]
      defer { for text in extensions { g_free(UnsafeMutableRawPointer(mutating: text)) } }
      // The window may be closed before the user has chosen.
      let answer = Unmanaged.passRetained(FileAnswer(id, shell))
      psc_choose_files(
        window, kind, request.allowsMultiple ? 1 : 0, request.suggestedName, &extensions,
        SystemString.supportedFiles.localized,
        { uris, data in
          guard let data else { return }
          let answer = Unmanaged<FileAnswer>.fromOpaque(data).takeRetainedValue()
          var urls: [String]?
          if var next = uris {
            var found: [String] = []
            while let text = next.pointee {
              found.append(String(cString: text))
              next += 1
            }
            urls = found
          }
          let chosen = urls
          MainActor.assumeIsolated { answer.shell?.filesWereChosen(chosen, for: answer.id) }
        }, answer.toOpaque())
      return true
    }

    func confirmClosure(_ question: ClosureQuestion) {
      // A minimised window is closed from the dock; the question is visible only with it.
      if isHidden { gtk_window_present(window) }
      // The window may be closed by the app before the user has answered.
      let answer = Unmanaged.passRetained(ClosureAnswer(id, shell))
      _ = psc_ask_closure(
        window, question.title, question.message, question.close, question.cancel,
        { closes, data in
          guard let data else { return }
          let answer = Unmanaged<ClosureAnswer>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { answer.shell?.closureAnswered(answer.id, closes: closes != 0) }
        }, answer.toOpaque(), { Unmanaged<ClosureAnswer>.fromOpaque($0!).release() })
    }
  }

  /// What the question whether to close a window reports to.
  private final class ClosureAnswer: Sendable {
    let id: SessionID
    @MainActor weak var shell: GTKShell?

    @MainActor init(_ id: SessionID, _ shell: GTKShell) {
      self.id = id
      self.shell = shell
    }
  }

  /// What a file chooser reports to.
  private final class FileAnswer: Sendable {
    let id: SessionID
    @MainActor weak var shell: GTKShell?

    @MainActor init(_ id: SessionID, _ shell: GTKShell) {
      self.id = id
      self.shell = shell
    }
  }
#endif
