import Foundation
import Testing
import TestSupport
import TestTraits

/// The timeline's page in a real browser, where there is one (`Scripts/setup tests` installs it on Debian).
@Suite("The timeline's page in a browser", .waitsForProcesses, .serialized, .enabled(if: Browser.path != nil))
struct BrowserTests {
  let scratch: TemporaryFolder
  let browser: Browser

  init() throws {
    scratch = TemporaryFolder()
    browser = Browser(folder: scratch.path)
    let script = try scratch.write(
      """
      profile: padN
      app: multi

      > tap icon
      AppDelegate.application(_:didFinishLaunchingWithOptions:)
      SceneDelegate[A].scene(_:willConnectTo:options:) stateRestorationActivity=yes
      SceneDelegate[A].sceneWillEnterForeground(_:)
      SceneDelegate[A].sceneDidBecomeActive(_:)
      > new window
      SceneDelegate[B].sceneDidBecomeActive(_:)
      > close window B
      AppDelegate.application(_:didDiscardSceneSessions:) sessions={B}
      """, to: "x.trace")
    let run = try Run(["trace", script, "--output", scratch.path + "/x.html"])
    try #require(run.status == 0)
  }

  /// The content of `seen` after `steps`, when the page's script has run.
  private func seen(_ steps: String) throws -> [String] {
    let page = try String(contentsOfFile: scratch.path + "/x.html", encoding: .utf8)
    let probe = """
      <script>
      var seen = [];
      function press(key) {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: key, bubbles: true, cancelable: true}));
        var row = document.activeElement.closest(".row");
        seen.push(row ? row.id : "-");
      }
      function card() { return document.getElementById("facts").innerText; }
      window.onerror = function (message) { seen.push(message); };
      \(steps)
      document.body.setAttribute("data-seen", seen.join("|"));
      </script></body>
      """
    let file = try scratch.write(page.replacingOccurrences(of: "</body>", with: probe), to: "probe.html")
    let document = try browser.run(["--dump-dom", "file://\(file)"])
    let match = try #require(document.firstMatch(of: /data-seen="([^"]*)"/), "\(document.suffix(400))")
    return match.1.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Arrow keys move between events and stimuli, M between marks; at either end the selection stays")
  func keys() throws {
    let keys = [
      "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "m", "M", "ArrowLeft", "Escape", "ArrowUp",
    ]
    #expect(
      try seen(keys.map { "press('\($0)');" }.joined())
        == ["r1", "r2", "r6", "r8", "r8", "r9", "r3", "r1", "-", "r9"])
  }

  @Test("The row under the pointer or the focus has its details in a card and no tooltip")
  func card() throws {
    let seen = try seen(
      """
      seen.push(document.getElementById("facts").hidden);
      document.querySelector("#r3 .what").dispatchEvent(new PointerEvent("pointerover", {bubbles: true}));
      seen.push(card().split("\\n")[0], card().indexOf("stateRestorationActivity") > 0, document.querySelector("#r3").title);
      press("ArrowDown");
      seen.push(card().split("\\n")[0]);
      press("Escape");
      seen.push(document.getElementById("facts").hidden);
      """)
    #expect(
      seen == [
        "true", "SceneDelegate[A].scene(_:willConnectTo:options:)", "true", "", "r1", "tap icon", "-", "true",
      ])
  }

  @Test("A click on a lane's head shows that lane alone, a second click all of them; stimuli stay")
  func lanes() throws {
    let dimmed =
      "seen.push(Array.from(document.querySelectorAll('.row.dim')).map(function (row) { return row.id; }).join(' '));"
    let click = "document.querySelectorAll('.lane-head')[3].click();"
    #expect(try seen(click + dimmed + click + dimmed) == ["r2 r3 r4 r5 r9", ""])
  }

  @Test("Rows, bars and ticks are aligned: a tick is in the middle of its row")
  func geometry() throws {
    let seen = try seen(
      """
      var row = document.querySelector("#r5").getBoundingClientRect();
      var ticks = Array.from(document.querySelectorAll(".graph [data-lane='2'] circle")).map(function (tick) {
        var box = tick.getBoundingClientRect();
        return box.y + box.height / 2;
      });
      seen.push(ticks.some(function (y) { return Math.abs(y - row.y - row.height / 2) >= 0 ? 1 > Math.abs(y - row.y - row.height / 2) : false; }));
      seen.push(document.documentElement.scrollWidth > innerWidth);
      """)
    #expect(seen == ["true", "false"])
  }

  @Test(
    "The page has the colours of the reader's appearance",
    arguments: [
      ([], "#FFFFFF", "#2C974B"), (["--blink-settings=preferredColorScheme=0"], "#14171C", "#46B862"),
    ] as [([String], String, String)])
  func appearance(options: [String], page: String, active: String) throws {
    let picture = scratch.path + "/x.png"
    _ = try browser.run(
      options + [
        "--hide-scrollbars", "--window-size=1200,700", "--screenshot=\(picture)", "file://\(scratch.path)/x.html",
      ])
    let colours = try ProcessResult("convert", [picture, "-unique-colors", "txt:-"]).output.uppercased()
    #expect(colours.contains(page))
    #expect(colours.contains(active))
  }

  @Test("The browser draws the picture too, in both appearances")
  func svg() throws {
    let svg = scratch.path + "/x.svg"
    #expect(try Run(["trace", scratch.path + "/x.trace", "-o", svg]).status == 0)
    let document = try browser.run(["--dump-dom", "file://\(svg)"])
    #expect(document.contains("<svg") && !document.contains("parsererror"))
  }
}

/// A browser without a window, with its own profile.
struct Browser {
  let folder: String

  /// Its path, or `nil`.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    // A stub that installs a browser when it is called does not count.
    FileManager.default.isExecutableFile(atPath: $0) && !FileManager.default.fileExists(atPath: "/snap")
  }

  /// Runs it until it exits and returns its output. It must exit by itself within a minute.
  func run(_ arguments: [String]) throws -> String {
    // Required to start as root, in containers and on machines with little shared memory.
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder)/profile",
    ]
    return try ProcessResult("timeout", ["60", Self.path ?? ""] + options + arguments).output
  }
}
