import ArgumentParser
import DesktopIntegration
import Foundation
import SceneManifest
import SceneSimulator
import SearchIndex

/// `proscenium search TEXT`
struct SearchCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search what apps have made available to searches.",
    discussion: """
      Finds items of Core Spotlight and user activities that are eligible for search, of all apps of this user that run on the desktop, \
      without starting an app. Each word of the text must begin a word of a result, without regard to case and diacritics. Results with all \
      words in their title come first, then those that were indexed last. With --open the result of that number starts its app, or is passed to the \
      running one.
      """)

  static let examples = [
    Example("Find what begins with these letters:", "proscenium search shopp li"),
    Example("List the results for programs:", "proscenium search shopping --json"),
  ]

  @Argument(help: ArgumentHelp("What to search for.", valueName: "text"))
  var text: [String]

  @Option(
    help: ArgumentHelp("Search one app only, by its bundle identifier.", valueName: "app"),
    completion: Completions.appsWithSessions)
  var app: String?

  @Option(help: ArgumentHelp("The most results.", valueName: "number"))
  var limit = 20

  @Option(
    help: ArgumentHelp(
      "Open a result, by its number in the list, in its app, which must be installed.", valueName: "number"))
  var open: Int?

  @Flag(help: "Print JSON for programs.")
  var json = false

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit is \(limit), and must be at least 1.") }
  }

  mutating func run() throws {
    let found = SearchedApps(app: app).results(for: text.joined(separator: " "), limit: limit)
    if let open {
      guard found.indices.contains(open - 1) else {
        throw Console.refuse(
          ScriptError(
            location: "--open \(open)",
            message: found.isEmpty ? "nothing was found" : "there are \(found.count) results, with the numbers from 1"))
      }
      return try start(found[open - 1])
    }
    if json {
      Console.print(try JSONText.of(found.map(SearchedApps.Document.init)))
    } else if found.isEmpty {
      Console.print("Nothing was found.")
    } else {
      for line in SearchedApps.table(found) { Console.print(line) }
    }
  }

  /// Starts the app with the result. It runs on its own, or passes the result to the process that runs already.
  private func start(_ result: SearchedApps.Result) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let entry = DataHome(environment: environment).entry(ofApp: result.app),
      let program = entry.command.arguments.first
    else {
      throw Console.refuse(
        ScriptError(
          location: result.app, message: "the app is not installed on the desktop; install it with proscenium install"))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = entry.command.arguments.dropFirst() + SearchRequest.result(result.item.key.text).arguments
    do {
      try process.run()
    } catch {
      throw Console.refuse(ScriptError(location: program, message: SystemError.reason(error)))
    }
  }
}
