#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("The start of an app with windows", .waitsForProcesses, .serialized)
  struct StartTests {
    /// The mapped files of the process with the name of an OpenGL library.
    private func graphicsLibraries(of app: RunningApp) throws -> Set<String> {
      let names = Set(try app.mappedFiles.compactMap { $0.split(separator: "/").last.map(String.init) })
      #expect(names.contains { $0.hasPrefix("libgtk-4") })
      return names.filter { $0.hasPrefix("libGLX") || $0.hasPrefix("libEGL") || $0.hasSuffix("_dri.so") }
    }

    @Test("where cairo draws windows, OpenGL is not loaded, which is half of GTK's start time")
    func openGL() throws {
      let desktop = try PrivateDesktop()
      #expect(desktop.environment["GSK_RENDERER"] == "cairo")
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      _ = try desktop.window(titled: "Probe 1")
      #expect(try graphicsLibraries(of: app) == [])
    }
  }
#endif
