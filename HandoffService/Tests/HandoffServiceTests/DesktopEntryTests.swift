import Foundation
import Testing

@testable import HandoffService

/// The desktop files of installed apps.
@Suite struct DesktopEntryTests {
  private static let start = "[Desktop Entry]\nType=Application\n"

  @Test("Bundle identifier, activity types and command are read")
  func values() {
    let entry = DesktopEntry(
      """
      # A comment
      [Desktop Entry]
      Name=Notes
      Name[de]=Notizen\\sNeu
      Icon=/opt/notes.svg
      Exec = "/opt/my apps/notes" --flag %U "a \\\\"b" 100%%
      X-Proscenium-Bundle=com.example.notes
      X-Proscenium-ActivityTypes=com.example.edit;com.example.view;
      [Desktop Action New]
      Exec=other
      """)
    #expect(entry?.bundleIdentifier == "com.example.notes")
    #expect(entry?.activityTypes == ["com.example.edit", "com.example.view"])
    #expect(entry?.names == ["": "Notes", "de": "Notizen Neu"] && entry?.icon == "/opt/notes.svg")
    #expect(entry?.arguments == ["/opt/my apps/notes", "--flag", "a \"b", "100%"])
  }

  @Test(
    "Other files, hidden ones and those that cannot be started are no apps",
    arguments: [
      "", "X-Proscenium-Bundle=a\nExec=b", start + "Exec=b", start + "X-Proscenium-BundleIdentifier=a",
      start + "X-Proscenium-Bundle=a\nExec=\"b", start + "X-Proscenium-BundleIdentifier=a\nExec=%U",
      start + "X-Proscenium-Bundle=a\nExec=b\nHidden=true",
    ])
  func none(text: String) { #expect(DesktopEntry(text) == nil) }

  @Test("The user's file counts before the system's of the same name, and folders in folders are searched")
  func folders() throws {
    let folder = try TemporaryFolder()
    func entry(_ exec: String, _ types: String) -> String {
      Self.start + "X-Proscenium-Bundle=app\nX-Proscenium-ActivityTypes=\(types)\nExec=\(exec)\n"
    }
    try folder.write(entry("user", "t;"), to: "home/applications/a.desktop")
    try folder.write(entry("system", "t;u;"), to: "system/applications/a.desktop")
    try folder.write(entry("inner", "v;"), to: "system/applications/vendor/b.desktop")
    let apps = InstalledApps(
      environment: ["XDG_DATA_HOME": folder.path("home"), "XDG_DATA_DIRS": "relative:\(folder.path("system"))"])
    #expect(apps.app("app", activityType: "t")?.arguments == ["user"])
    #expect(apps.app("app", activityType: "u") == nil)
    #expect(apps.app("app", activityType: "v")?.arguments == ["inner"])
    #expect(apps.all.map(\.identifier) == ["a", "vendor-b"])
    #expect(apps.app("other", activityType: "t") == nil)
  }
}
