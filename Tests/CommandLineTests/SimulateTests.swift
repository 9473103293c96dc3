import Foundation
import Testing
import TestSupport
import TestTraits

@Suite("proscenium simulate runs a real app", .waitsForProcesses)
struct SimulateTests {
  let scratch: TemporaryFolder
  let plist: String

  init() throws {
    scratch = TemporaryFolder()
    plist = try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>dev.example.probe</string>
        <key>UIApplicationSceneManifest</key><dict>
          <key>UIApplicationSupportsMultipleScenes</key><true/>
          <key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array>
              <dict><key>UISceneConfigurationName</key><string>Main</string>
                <key>UISceneDelegateClassName</key><string>WireProbe.SceneDelegate</string></dict>
            </array>
          </dict>
        </dict>
      </dict></plist>
      """, to: "Info.plist")
  }

  func simulate(_ options: [String] = [], input: String = "", environment: [String: String] = [:]) throws -> Run {
    try Run(["simulate", "WireProbe", "--info-plist", plist] + options, input: input, environment: environment)
  }

  @Test("Stimuli from standard input are played without decoration")
  func input() throws {
    let run = try simulate(
      ["--profile", "padN"], input: "tap icon\nnew window\nsessions\nstate\nunlock\nexit\nalert\n")
    #expect(run.status == 0)
    #expect(!run.output.contains("proscenium>"))
    #expect(
      run.lines.contains("AppDelegate.application(_:didFinishLaunchingWithOptions:) app=background launchOptions=nil"))
    #expect(run.lines.contains("label  state             configuration  activity"))
    #expect(run.lines.contains("B      foregroundActive  Probe          -"))
    #expect(run.lines.contains("app      dev.example.probe, with scenes"))
    #expect(run.lines.last == "The device is not locked.")
  }

  @Test("An unknown line ends the run with its number and exit status 64")
  func unknownLine() throws {
    let run = try simulate(input: "tap icon\ndance\ntap icon\n")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "stdin:2: error: unknown stimulus \u{201C}dance\u{201D}; \u{201C}proscenium stimuli\u{201D} lists"))
    #expect(run.lines.filter { $0 == "process.start" }.count == 1)
  }

  @Test("A script is played on its own device, and each stimulus is shown")
  func script() throws {
    let script = try scratch.write(
      "profile: padN\nos: 17\n\n| tap icon\n> new window\n> kill\n> tap icon\n", to: "s.trace")
    let run = try simulate(["--script", script])
    #expect(run.status == 0)
    #expect(run.lines.filter { $0.hasPrefix("> ") } == ["> tap icon", "> new window", "> kill", "> tap icon"])
    #expect(run.output.contains(" os 17\n"))
    #expect(run.lines.filter { $0.hasPrefix("process ") }.count == 2)
    #expect(Set(run.lines.filter { $0.hasPrefix("process ") }).count == 2)
  }

  @Test("Options override the script's header")
  func optionsWin() throws {
    let script = try scratch.write("profile: padN\nos: 17\n\n> tap icon\n", to: "s.trace")
    #expect(try simulate(["--script", script, "--os", "15"]).output.contains(" os 15\n"))
  }

  @Test("A label without a session is an error with file and line")
  func label() throws {
    let script = try scratch.write("> tap icon\n> swipe home\n> choose C\n", to: "s.trace")
    let run = try simulate(["--script", script])
    #expect(run.status == 64)
    #expect(run.errors == "\(script):3: error: unknown label \u{201C}C\u{201D}; known are A, B\n")
    let late = try scratch.write("> tap icon\n> alert\n> dismiss alert\n> choose C\n", to: "t.trace")
    #expect(
      try simulate(["--script", late]).errors == "\(late):4: error: unknown label \u{201C}C\u{201D}; known is A\n")
  }

  @Test("JSON Lines on standard output contain only the trace; the app's lines go to standard error")
  func jsonLines() throws {
    let run = try simulate(["--trace", "jsonl"], input: "tap icon\nkill\n")
    #expect(run.status == 0)
    for line in run.lines { #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) } }
    #expect(run.lines.first?.hasPrefix(#"{"kind":"stimulus","time":"#) == true)
    #expect(run.lines.contains { $0.contains(#""callback":"killed""#) })
    #expect(run.errors.contains("didFinishLaunchingWithOptions"))
  }

  @Test("A trace can be written to a file")
  func traceFile() throws {
    let file = scratch.path + "/t.txt"
    let run = try simulate(["--trace", "text", "--trace-file", file], input: "tap icon\n")
    #expect(run.status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("> tap icon\n"))
    #expect(run.output.contains("didFinishLaunchingWithOptions"))
    #expect(try simulate(["--trace", "text", "--trace-file", "/nowhere/t"]).status == 64)
  }

  @Test("With --state, sessions are saved in that file and are there in the next run")
  func state() throws {
    let file = scratch.path + "/kept/sessions.sqlite"
    _ = try simulate(["--state", file], input: "tap icon\nswipe home\n")
    let run = try simulate(["--state", file], input: "sessions\ntap icon\n")
    #expect(run.lines.contains("A      no scene  Probe          probe"))
    #expect(run.output.contains("stateRestorationActivity=yes"))
    #expect(!run.output.contains("configurationForConnecting"))
  }

  @Test("A damaged state file is kept under another name, and the app starts clean")
  func damagedState() throws {
    let file = try scratch.write("{{{", to: "sessions.sqlite")
    let run = try simulate(["--state", file], input: "sessions\n")
    #expect(run.status == 0)
    #expect(run.lines == ["There are no sessions."])
    #expect(run.errors.contains("is damaged: it is not an SQLite database. It was kept as \(file).damaged-1"))
    #expect(scratch.names.contains("sessions.sqlite.damaged-1"))
  }

  @Test("The container is the app's home and keeps the sessions")
  func container() throws {
    let folder = scratch.path + "/box"
    _ = try simulate(["--container", folder], input: "tap icon\n")
    #expect(FileManager.default.fileExists(atPath: folder + "/.device/sessions.sqlite"))
    #expect(FileManager.default.fileExists(atPath: folder + "/.local/share"))
    #expect(try simulate(["--container", folder], input: "sessions\n").lines.count == 2)
  }

  @Test("Without a container no files are left behind")
  func nothingLeft() throws {
    let environment = ["TMPDIR": scratch.path + "/tmp", "XDG_RUNTIME_DIR": scratch.path + "/run"]
    for folder in environment.values {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    _ = try simulate(input: "tap icon\n", environment: environment)
    _ = try simulate(input: "dance\n", environment: environment)
    for folder in environment.values {
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test("An unusable temporary folder is reported by name, with a way out")
  func noTemporaryFolder() throws {
    let run = try simulate(environment: ["TMPDIR": "/nowhere/at/all"])
    #expect(run.status == 64)
    #expect(run.errors.contains("No folder for the app can be made in /nowhere/at/all: No such file or directory."))
    #expect(run.errors.contains("Set TMPDIR to a folder that you may write to."))
  }

  @Test("An app that was not built with Proscenium gives a message, the next line is read, and the exit status is 1")
  func foreignApp() throws {
    let run = try Run(["simulate", "/bin/true", "--info-plist", plist], input: "tap icon\nstate\n")
    #expect(run.status == 1)
    #expect(run.output.contains("true exited with status 0 before it reported to the device."))
    #expect(run.lines.contains("process  not running"))
  }

  @Test("A file that is not executable is not accepted as an app")
  func notExecutable() throws {
    let run = try Run(["simulate", plist])
    #expect(run.status == 64)
    #expect(run.errors == "\(plist): error: \(plist) is not executable, so it is no built app.\n")
  }

  @Test("An Info.plist that cannot be read is refused by name")
  func badPlist() throws {
    let file = try scratch.write("not a plist", to: "Bad.plist")
    let run = try Run(["simulate", "WireProbe", "--info-plist", file])
    #expect(run.status == 64)
    #expect(run.errors.contains(file))
  }

  @Test("M-05: without a manifest the app reports its own life cycle")
  func describe() throws {
    let run = try Run(["simulate", "WireProbe"], input: "state\n")
    #expect(run.lines.contains("app      dev.proscenium.probe, with scenes"))
  }
}
