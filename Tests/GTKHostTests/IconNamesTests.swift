import Testing
import ViewBacking

@testable import GTKHost

@Suite("Icons of the desktop's theme") struct IconNamesTests {
  @Test("Every known symbol has an icon, and no icon is mapped to an unknown symbol")
  func complete() {
    #expect(Set(IconNames.icons.keys) == SystemSymbols.names)
  }

  @Test(
    "A symbol's variants have an icon of their own or that of the plain symbol",
    arguments: [
      ("trash", "user-trash-symbolic"), ("trash.fill", "user-trash-symbolic"), ("star.fill", "starred-symbolic"),
      ("star.circle.fill", "non-starred-symbolic"), ("person.circle.fill", "avatar-default-symbolic"),
      ("checkmark.circle", "emblem-ok-symbolic"), ("xmark.circle.fill", "edit-clear-symbolic"),
      ("xmark.square", "window-close-symbolic"), ("circle.fill", "media-record-symbolic"),
    ])
  func variants(name: String, icon: String) {
    #expect(IconNames.icon(for: name) == icon)
  }

  @Test("An unknown symbol is shown as a missing image") func unknown() {
    #expect(IconNames.icon(for: "star.unheard") == "image-missing")
  }
}
