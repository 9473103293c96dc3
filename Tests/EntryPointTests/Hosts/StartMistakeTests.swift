import Foundation
import Testing
import TestSupport
import TestTraits

/// Messages of an app about the developer's mistakes in names and files.
@Suite("Configuration mistakes at the start", .waitsForProcesses) struct StartMistakeTests {
  let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder.forApps() }

  private func failure(_ environment: [String: String]) throws -> (end: Int32, errors: String, printed: [String]) {
    let app = try RunningProcess(in: folder, environment: environment)
    let printed = app.remainingLines()
    return (app.waitForEnd(), try app.errorText, printed)
  }

  @Test("A delegate class that does not exist ends the process with status 64 and is named")
  func unknownDelegate() throws {
    let outcome = try failure(["PROBE_DELEGATE": "HostedProbe.NoSuchDelegate"])
    #expect(outcome.end == 64 && outcome.printed.isEmpty)
    #expect(
      outcome.errors
        == "UIApplicationMain was given the delegate class \"HostedProbe.NoSuchDelegate\", and no class has that name.\n"
    )
  }

  @Test("A class that is not an app delegate ends the process with status 64")
  func wrongDelegate() throws {
    let outcome = try failure(["PROBE_DELEGATE": "HostedProbe.SceneDelegate"])
    #expect(outcome.end == 64 && outcome.printed.isEmpty)
    #expect(
      outcome.errors
        == "The class HostedProbe.SceneDelegate was given as the app delegate, but it is not a UIApplicationDelegate.\n"
    )
  }

  @Test(
    "An Info.plist that cannot be read ends the process with status 66 and a reason",
    arguments: [
      ("<plist><dict>", "An Info.plist is a property list in XML, binary or OpenStep format.\n"),
      ("<plist version=\"1.0\"><array/></plist>", "An Info.plist is a dictionary.\n"),
    ])
  func damagedPlist(text: String, advice: String) throws {
    let path = try folder.write(text, to: "Info.plist")
    let outcome = try failure(["PROSCENIUM_INFO_PLIST": path])
    #expect(outcome.end == 66 && outcome.printed.isEmpty)
    #expect(outcome.errors.hasPrefix("\(path): error: ") && outcome.errors.hasSuffix(advice))
  }

  @Test("A given Info.plist that does not exist ends the process with status 66")
  func missingPlist() throws {
    let path = folder.path + "/none.plist"
    let outcome = try failure(["PROSCENIUM_INFO_PLIST": path])
    #expect(outcome.end == 66 && outcome.printed.isEmpty)
    #expect(outcome.errors.hasPrefix("\(path): error: "))
    #expect(outcome.errors.hasSuffix("Give the path of a readable Info.plist.\n"))
  }

  @Test("On a device, an app with a damaged Info.plist exits with the same status, not with that of a lost device")
  func damagedPlistOnADevice() throws {
    let device = try DeviceEnd()
    let path = try folder.write("nonsense", to: "Info.plist")
    let outcome = try failure(["PROSCENIUM_INFO_PLIST": path, "PROSCENIUM_DEVICE": device.path])
    #expect(outcome.end == 66 && outcome.errors.hasPrefix("\(path): error: "))
  }

  /// The first line that the app prints, and all its messages until it was quit.
  private func run(_ environment: [String: String], as copy: String? = nil) throws -> (line: String?, errors: String) {
    let app = try RunningProcess(app: copy ?? "HostedProbe", in: folder, environment: environment)
    let line = app.line()
    app.send(SIGKILL)
    _ = app.remainingLines()
    return (line, try app.errorText)
  }

  @Test("The principal class is the one that main.swift names")
  func principalClass() throws {
    let outcome = try run(["PROBE_PRINCIPAL": "HostedProbe.ProbeApplication"])
    #expect(outcome.line == "launched ProbeApplication" && !outcome.errors.contains("principal class"))
  }

  @Test(
    "An invalid principal class is reported by name, and UIApplication is used",
    arguments: ["HostedProbe.NoSuchApplication", "HostedProbe.SceneDelegate"])
  func wrongPrincipalClass(name: String) throws {
    let outcome = try run(["PROBE_PRINCIPAL": name])
    #expect(outcome.line == "launched UIApplication")
    #expect(
      outcome.errors.contains(
        "The principal class \(name) is not a subclass of UIApplication; UIApplication is used.\n"))
  }

  @Test("NSPrincipalClass in Info.plist is used where main.swift names none")
  func principalClassInPlist() throws {
    let path = try folder.write("{ NSPrincipalClass = HostedProbe.ProbeApplication; }", to: "Info.plist")
    #expect(try run(["PROSCENIUM_INFO_PLIST": path]).line == "launched ProbeApplication")
  }

  @Test("Without an Info.plist the app runs without scenes, and the searched places are logged")
  func noPlist() throws {
    // Moved to a folder outside of any package.
    let copy = folder.path + "/Alone"
    // By another process: a child that is started elsewhere while this one writes the copy would keep it open, and it could not be run.
    #expect(try ProcessResult("cp", [BuildLayout.product("HostedProbe"), copy]).status == 0)
    let outcome = try run([:], as: copy)
    #expect(outcome.line == "launched UIApplication")
    #expect(
      outcome.errors.contains(
        "Alone has no Info.plist, so it runs as an app without scenes unless its delegate has "
          + "configurationForConnecting. Looked at: PROSCENIUM_INFO_PLIST, which is not set, "))
    #expect(outcome.errors.contains("of which none has a Package.swift.\n"))
  }
}
