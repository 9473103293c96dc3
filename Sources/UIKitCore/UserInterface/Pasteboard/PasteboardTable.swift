import Foundation
import MainThread
import ViewBacking

/// The pasteboards of a process. It may be used from any thread.
final class PasteboardTable: @unchecked Sendable {
  /// The pasteboards of an app that is not hosted.
  static let main = PasteboardTable()

  /// The pasteboards of the process that the running code belongs to.
  static var current: PasteboardTable { UIProcess.found()?.pasteboards ?? main }

  private let lock = NSLock()
  private var named: [UIPasteboard.Name: UIPasteboard] = [:]
  /// The pasteboard that the app shares with others.
  private(set) lazy var general = UIPasteboard(named: .general, table: self)

  /// The pasteboard of a name; a new one if there is none and `creates` is `true`.
  func pasteboard(_ name: UIPasteboard.Name, creates: Bool) -> UIPasteboard? {
    lock.withLock {
      if name == .general { return general }
      if let known = named[name] { return known }
      guard creates else { return nil }
      let made = UIPasteboard(named: name, table: self)
      named[name] = made
      return made
    }
  }

  /// The general pasteboard.
  func generalPasteboard() -> UIPasteboard { lock.withLock { general } }

  /// Removes a pasteboard, unless it is the general one. Returns the removed one.
  func remove(_ name: UIPasteboard.Name) -> UIPasteboard? { lock.withLock { named.removeValue(forKey: name) } }

  /// Passes the content of the general pasteboard to the host.
  func publish(_ content: ClipboardContent) {
    guard MainThread.isCurrent else {
      Task { @MainActor in UIProcess.current.application?.viewHost?.setClipboard(content) }
      return
    }
    MainActor.assumeIsolated { UIProcess.current.application?.viewHost?.setClipboard(content) }
  }
}
