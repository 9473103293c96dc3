import Foundation
import SceneManifest
import SceneSystem
import Testing
import TestSupport

@testable import DesktopIntegration

@Suite("Desktop files")
struct DesktopEntryTests {
  private func entry(_ app: InstallableApp = letters()) throws -> String {
    let files = try Installation(app).files
    let last = try #require(files.last)
    #expect(last.path == "applications/\(app.id).desktop")
    return String(decoding: last.contents, as: UTF8.self)
  }

  @Test("Name, types, schemes, quick actions and translations of Info.plist are in the file")
  func whole() throws {
    let text = try entry()
    let checksums = text.split(separator: "\n").filter { $0.hasPrefix("X-Proscenium-") && !$0.contains("Bundle") }
    #expect(checksums.count == 2)
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !checksums.contains($0) }
    #expect(
      rest.joined(separator: "\n") == """
        [Desktop Entry]
        Type=Application
        Version=1.4
        Name=Letters & more
        Name[de]=Briefe
        Exec="/opt/My Apps/letters" %U
        TryExec=/opt/My Apps/letters
        Icon=org.example.letters
        Terminal=false
        StartupNotify=true
        StartupWMClass=org.example.letters
        DBusActivatable=true
        Categories=Office;
        MimeType=application/x-org.example.letter;text/plain;x-scheme-handler/letters;
        Actions=new-window;shortcut-org-2Eexample-2Ecompose;
        X-Proscenium-Bundle=org.example.letters

        [Desktop Action new-window]
        Name=New Window
        Exec="/opt/My Apps/letters" --proscenium-action new-window

        [Desktop Action shortcut-org-2Eexample-2Ecompose]
        Name=COMPOSE
        Name[de]=Neuer Brief
        Exec="/opt/My Apps/letters" --proscenium-action shortcut:org.example.compose

        """)
  }

  @Test("D-11: an app with one window offers no new window, and the desktop file has SingleMainWindow")
  func singleWindow() throws {
    let text = try entry(letters(["UIApplicationSceneManifest": .dictionary([:])]))
    #expect(text.contains("\nX-GNOME-SingleMainWindow=true\n") && !text.contains("new-window"))
  }

  @Test("An app that is not on the bus is not activated over it")
  func withoutBus() throws {
    var app = letters()
    app.isDBusActivatable = false
    #expect(try !entry(app).contains("DBusActivatable"))
    #expect(try !Installation(app).files.contains { $0.path.hasPrefix("dbus-1") })
  }

  @Test("desktop-file-validate reports no errors", arguments: 1...12 as ClosedRange<UInt64>)
  func validator(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    var app = letters([
      "CFBundleDisplayName": .string("x" + dice.text()),
      "UIApplicationShortcutItems": .array(
        (0..<3).map { number in
          .dictionary([
            "UIApplicationShortcutItemType": .string("\(number)" + dice.text()),
            "UIApplicationShortcutItemTitle": .string("x" + dice.text()),
          ])
        }),
    ])
    if seed > 1 { app.executable = "/opt/" + dice.text(of: "ab09 .-_\\\"'$`%;[]#~&|<>()*?é") }
    app.environment = seed.isMultiple(of: 3) ? [AppBundle.environmentKey: "/a b/Info.plist"] : [:]
    let scratch = TemporaryFolder()
    let text = try entry(app)
    let file = try scratch.write(text, to: "\(app.id).desktop")
    guard let run = try output(of: "desktop-file-validate", [file]) else { return }
    #expect(run.status == 0 && run.text == "", "seed \(seed): \(run.text)\n\(text)")
  }

  @Test("A written file is read back equal", arguments: 1...60 as ClosedRange<UInt64>)
  func survival(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let alphabet = "ab09 .-_\\\"'$`%;=[]#~&|<>()*?\n\té"
    let program = "/" + dice.text(of: "ab09 .-_\\\"'$`%;[]#é")
    let entry = DesktopEntry(
      name: LocalizedText(dice.text(of: alphabet), translations: ["pt_BR": dice.text(of: alphabet)]),
      command: CommandLineText(program: program, arguments: ["50%"], environment: ["A": dice.text(of: alphabet)]),
      program: program, icon: dice.text(of: alphabet), mimeTypes: ["text/plain", "a/b;c"], categories: ["Office"],
      actions: [.newWindow, .shortcut(type: dice.text(of: alphabet))].map { action in
        DesktopEntry.Action(
          action: action, name: LocalizedText(dice.text(of: alphabet)),
          command: CommandLineText(program: program, arguments: [DesktopAction.option, action.argument]))
      }, isDBusActivatable: dice.below(2) == 0, hasSingleWindow: dice.below(2) == 0, windowClass: "x.y",
      activityTypes: dice.below(2) == 0 ? ["a.b", "c;d"] : [],
      owner: dice.text(of: alphabet), files: ["a/b c": "0123", "d": "4567"])
    #expect(DesktopEntry(parsing: entry.text) == entry, "seed \(seed)\n\(entry.text)")
    #expect(DesktopEntry.isIntact(entry.text), "seed \(seed)")
  }

  @Test("A file of another program is not recognised as ours, and an edited one is recognised as edited")
  func foreign() throws {
    #expect(DesktopEntry(parsing: "[Desktop Entry]\nType=Application\nName=Other\nExec=other\n") == nil)
    #expect(DesktopEntry(parsing: "") == nil)
    let text = try entry()
    #expect(DesktopEntry.isIntact(text))
    #expect(!DesktopEntry.isIntact(text.replacingOccurrences(of: "Briefe", with: "Post")))
    #expect(!DesktopEntry.isIntact(text + "Keywords=mail;\n"))
    #expect(!DesktopEntry.isIntact("[Desktop Entry]\n"))
  }

  @Test("A duplicate quick action is offered once")
  func twice() throws {
    let item: PropertyListValue = .dictionary([
      "UIApplicationShortcutItemType": .string("a"), "UIApplicationShortcutItemTitle": .string("A"),
    ])
    #expect(
      try entry(letters(["UIApplicationShortcutItems": .array([item, item])])).contains(
        "\nActions=new-window;shortcut-a;\n"))
  }
}

@Suite("Actions of the desktop")
struct DesktopActionTests {
  @Test("An identifier has only the characters of a desktop file and maps back to its action")
  func identifiers() {
    #expect(DesktopAction.newWindow.identifier == "new-window")
    #expect(DesktopAction.shortcut(type: "a.b-c").identifier == "shortcut-a-2Eb-2Dc")
    #expect(DesktopAction(identifier: "new-window") == .newWindow)
    for wrong in ["", "new", "shortcut", "shortcut-a.b", "shortcut--2", "shortcut--zz", "shortcut--2e", "shortcut--FF"]
    {
      #expect(DesktopAction(identifier: wrong) == nil, "\(wrong)")
    }
  }

  @Test("No two types share a name, and each maps back to its type", arguments: 1...200 as ClosedRange<UInt64>)
  func survival(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let action = DesktopAction.shortcut(type: dice.text())
    #expect(DesktopAction(identifier: action.identifier) == action, "seed \(seed)")
    #expect(DesktopAction(argument: action.argument) == action, "seed \(seed)")
    #expect(
      action.identifier.utf8.allSatisfy { $0 == 0x2D || Character(Unicode.Scalar($0)).isLetter || 0x30...0x39 ~= $0 })
  }

  @Test("Unknown arguments are no action")
  func arguments() {
    #expect(DesktopAction(argument: "new-window") == .newWindow)
    #expect(DesktopAction(argument: "shortcut:") == .shortcut(type: ""))
    #expect(DesktopAction(argument: "shortcut") == nil && DesktopAction(argument: "") == nil)
  }
}

@Suite("Searches outside of the app")
struct SearchProviderTests {
  @Test("A file names the app, the service and the object to the desktop; the service is the app's executable")
  func files() throws {
    let files = try Installation(letters()).files
    let provider = try #require(files.first { $0.path.hasPrefix("gnome-shell/") })
    #expect(provider.path == "gnome-shell/search-providers/org.example.letters.search-provider.ini")
    #expect(
      String(decoding: provider.contents, as: UTF8.self) == """
        [Shell Search Provider]
        DesktopId=org.example.letters.desktop
        BusName=org.example.letters.SearchProvider
        ObjectPath=/org/example/letters/SearchProvider
        Version=2
        X-Proscenium-Bundle=org.example.letters

        """)
    let service = try #require(files.first { $0.path == "dbus-1/services/org.example.letters.SearchProvider.service" })
    let text = String(decoding: service.contents, as: UTF8.self)
    #expect(text.contains("\nName=org.example.letters.SearchProvider\n"))
    #expect(text.contains("\nExec=\"/opt/My Apps/letters\" --proscenium-search-provider\n"))
    #expect(
      SearchProvider(app: ApplicationID(bundleIdentifier: "a.b-c"), owner: "").objectPath == "/a/b_c/SearchProvider")
  }

  @Test("A request is the same after it was an argument")
  func requests() {
    for request in [SearchRequest.result("item:0:--x"), .query("blue shoes"), .query("")] {
      #expect(SearchRequest(arguments: ["a"] + request.arguments) == request)
    }
    #expect(SearchRequest(arguments: []) == nil && SearchRequest(arguments: ["--proscenium-search-result"]) == nil)
  }
}

@Suite("Services of the session bus")
struct DBusServiceTests {
  @Test("The file has the bus name, the command and the app that it belongs to")
  func text() throws {
    let file = try #require(try Installation(letters()).files.first { $0.path.hasPrefix("dbus-1/") })
    #expect(file.path == "dbus-1/services/org.example.letters.service")
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(
      text == """
        [D-BUS Service]
        Name=org.example.letters
        Exec="/opt/My Apps/letters" --gapplication-service
        X-Proscenium-Bundle=org.example.letters

        """)
    #expect(DBusService.owner(of: text) == "org.example.letters")
    #expect(DBusService.owner(of: "[D-BUS Service]\nName=org.example.letters\n") == nil)
  }

  @Test("A percent sign is not escaped, because the bus has no field codes")
  func percent() {
    let service = DBusService(
      name: ApplicationID(bundleIdentifier: "a.b"), command: CommandLineText(program: "/50%\\"), owner: "a.b")
    // Doubled once for the quotation, once for the file.
    #expect(service.text.contains(#"Exec="/50%\\\\""#))
  }
}
