import AppBuilder
import SceneSystem
import XcodeProject

/// Writes what a build reports to standard error.
struct BuildConsole: BuildReporter {
  func note(_ sentence: String) {
    Console.clearProgress()
    Console.logError(sentence)
  }

  func diagnostic(_ diagnostic: ProjectDiagnostic) {
    Console.clearProgress()
    Console.logError(diagnostic.description)
  }

  func output(_ line: String) {
    Console.clearProgress()
    Console.printAside(line)
  }

  func progress(_ step: Int, of steps: Int, _ text: String) { Console.showProgress("[\(step)/\(steps)] \(text)") }
}
