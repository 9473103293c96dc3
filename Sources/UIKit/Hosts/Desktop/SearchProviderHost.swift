#if GTK
  import DesktopIntegration
  import Foundation
  import GTKHost
  import SessionStorage
  import SceneSystem
  import SearchIndex
  import UIKitCore

  /// Runs as the app's search provider: answers the desktop's searches from the app's index, and starts the app with the result that the user
  /// chooses. No code of the app runs.
  @MainActor struct SearchProviderHost {
    /// The time without a call after which the process ends, in seconds. The bus starts it again.
    private static let idleSeconds: UInt32 = 30

    private let provider: SearchProvider
    private let search: AppSearch
    private let variables: [String: String]

    init(_ app: LaunchedApp) {
      let installed = app.quietInstalledApp()
      provider = SearchProvider(
        app: ApplicationID(bundleIdentifier: installed.bundleIdentifier), owner: installed.bundleIdentifier)
      search = AppSearch(
        SessionStoreLocation(bundleIdentifier: installed.bundleIdentifier, environment: app.variables))
      variables = app.variables
    }

    func run() -> Never {
      let service = SearchProviderService(name: provider.busName, path: provider.objectPath)
      service.find = { [search] words in
        // A text on the bus has no zero bytes.
        search.items(for: words).map(\.key.text).filter { !$0.utf8.contains(0) }
      }
      service.describe = { [search] key in search.item(key).map(Self.description) }
      service.activate = { [variables] key, time in Self.start(with: .result(key), at: time, variables) }
      service.launch = { [variables] words, time in
        Self.start(with: .query(words.joined(separator: " ")), at: time, variables)
      }
      guard service.run(idleSeconds: Self.idleSeconds) else {
        AppProcess.terminate("There is no session bus, so there are no searches to answer.", status: 69)
      }
      exit(0)
    }

    private static func description(of item: SearchItem) -> SearchProviderService.Description {
      var bytes: [UInt8]?
      if case .data(let data)? = item.attributes[SearchAttribute.thumbnailData] { bytes = data }
      let url = item.attributes[SearchAttribute.thumbnailURL]?.texts.first.flatMap(URL.init(string:))
      return SearchProviderService.Description(
        name: item.title ?? item.key.identifier, description: item.summary,
        iconFile: url?.isFileURL == true ? url?.path : nil, iconBytes: bytes)
    }

    /// Starts the app, or brings the running one to the front.
    private static func start(with request: SearchRequest, at time: UInt32, _ variables: [String: String]) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = request.arguments
      // The time of the user's action lets the window manager give the app the focus.
      process.environment = variables.merging(["DESKTOP_STARTUP_ID": "proscenium-search_TIME\(time)"]) { _, new in new }
      do {
        try process.run()
      } catch {
        AppProcess.log("The app cannot be started for a result of a search: \(error.localizedDescription)")
      }
    }
  }
#endif
