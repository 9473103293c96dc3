import SceneSystem
import Testing

@Suite("Folders of the XDG base directory specification") struct BaseDirectoryTests {
  @Test("An absolute path in the variable is used, and otherwise the default in the home folder")
  func defaults() {
    #expect(BaseDirectory.state.path(in: ["XDG_STATE_HOME": "/s", "HOME": "/h"], home: "/u") == "/s")
    for relative in ["", "s", "./s", "~/s"] {
      #expect(
        BaseDirectory.state.path(in: ["XDG_STATE_HOME": relative, "HOME": "/h"], home: "/u") == "/h/.local/state")
      #expect(
        BaseDirectory.data.path(in: ["XDG_DATA_HOME": relative, "HOME": relative], home: "/u") == "/u/.local/share")
      #expect(BaseDirectory.runtime(in: ["XDG_RUNTIME_DIR": relative]) == nil)
    }
    #expect(BaseDirectory.runtime(in: ["XDG_RUNTIME_DIR": "/run/user/7"]) == "/run/user/7")
  }
}
