import Foundation

/// Prints the story on the terminal: each step at the margin, the app's callbacks below it.
struct DemoPrinter {
  init(isSilent: Bool = false) { self.isSilent = isSilent }

  /// Whether nothing is printed, as in a test.
  private let isSilent: Bool
  private let isColoured = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  func title(_ text: String) { write(bold(text)) }

  func chapter(_ number: Int, _ text: String) { write("\n\(bold("\(number). \(text)"))") }

  func remark(_ text: String) { write("   \(text)") }

  func heading(_ text: String) { write("\n   \(bold(text))") }

  func did(_ stimulus: String) { write("\n   > \(bold(stimulus))") }

  func answered(_ line: String) { write("       " + dim(line)) }

  func received(_ owner: String, _ label: String?, _ callback: String) {
    let window = label.map { "window \($0)" } ?? ""
    write("       " + dim(pad(window, to: 10)) + pad(owner, to: 15) + callback)
  }

  func saw(_ text: String) { write("       " + green("✓ ") + text) }

  func lost(_ text: String) { write("       " + red("✗ ") + text) }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func bold(_ text: String) -> String { styled(text, 1) }
  private func dim(_ text: String) -> String { styled(text, 2) }
  private func green(_ text: String) -> String { styled(text, 32) }
  private func red(_ text: String) -> String { styled(text, 31) }

  private func styled(_ text: String, _ code: Int) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func write(_ line: String) {
    guard !isSilent else { return }
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
