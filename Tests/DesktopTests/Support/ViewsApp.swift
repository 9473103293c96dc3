#if GTK
  import Foundation
  import PrivateDesktop

  /// The probe that shows one page of views, with simulated input that finds views by their names.
  struct ViewsApp {
    let desktop: PrivateDesktop
    let app: RunningApp
    /// The first window.
    let window: String

    /// - Parameters:
    ///   - page: The page that its windows show.
    ///   - entries: Further entries of the app's Info.plist, in XML.
    ///   - files: Files beside that Info.plist, by their paths there.
    ///   - desktop: The desktop; a new one by default.
    init(page: String, entries: String? = nil, files: [String: Data] = [:], on desktop: PrivateDesktop? = nil) throws {
      self.desktop = try desktop ?? PrivateDesktop()
      if let entries {
        let infoPlist = try ViewsApp.makeApp(entries, files, in: self.desktop.folder.appendingPathComponent("Views"))
        self.desktop.environment["PROSCENIUM_INFO_PLIST"] = infoPlist.path
      }
      self.desktop.environment["PROBE_PAGE"] = page
      app = try RunningApp("ViewsProbe", on: self.desktop, isDriven: true)
      _ = try app.awaitLine(beginningWith: "1 active")
      window = try self.desktop.window(titled: "Views 1")
      self.desktop.act("windowactivate", "--sync", window)
    }

    /// Writes the probe's Info.plist with further entries, and files beside it.
    private static func makeApp(_ entries: String, _ files: [String: Data], in folder: URL) throws -> URL {
      let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/ViewsProbe/Info.plist")
      let text = try String(contentsOf: own, encoding: .utf8)
      let file = folder.appendingPathComponent("Info.plist")
      for (path, data) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.replacing("<dict>", with: "<dict>" + entries, maxReplacements: 1)
        .write(to: file, atomically: true, encoding: .utf8)
      return file
    }

    // MARK: Positions

    /// The frame of a view in its window as the window manager has it, with the title bar.
    func place(of name: String, in number: Int = 1) throws -> Picture.Area {
      var found: Picture.Area?
      let window = number == 1 ? window : try desktop.window(titled: "Views \(number)")
      // The result of a request may come only in the next turn.
      try desktop.wait(for: "a view named \u{201C}\(name)\u{201D}") {
        found = ask(name, number).map { $0.moved(x: origin(of: window, number).x, y: origin(of: window, number).y) }
        return found != nil
      }
      return found!
    }

    /// Whether a view with that name is visible.
    func shows(_ name: String, in number: Int = 1) -> Bool { ask(name, number) != nil }

    /// The frame of a view in its scene.
    private func ask(_ name: String, _ number: Int) -> Picture.Area? {
      guard let answer = app.ask("where \(number) \(name)", beginning: "place ") else { return nil }
      let numbers = answer.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 4 else { return nil }
      return Picture.Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The scene's origin in the window: below the title bar.
    private func origin(of window: String, _ number: Int) -> (x: Int, y: Int) {
      let size = desktop.size(of: window)
      guard let scene = app.ask("where \(number) window", beginning: "place ") else { return (0, 0) }
      let numbers = scene.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 4 else { return (0, 0) }
      let side = max(0, size.width - numbers[2]) / 2
      return (side, max(0, size.height - numbers[3] - side))
    }

    // MARK: Input

    func point(at name: String, in number: Int = 1, x: Int? = nil, y: Int? = nil) throws {
      let place = try place(of: name, in: number)
      let window = number == 1 ? window : try desktop.window(titled: "Views \(number)")
      desktop.act(
        "mousemove", "--window", window, "\(x.map { place.x + $0 } ?? place.midX)",
        "\(y.map { place.y + $0 } ?? place.midY)")
    }

    func click(_ name: String, in number: Int = 1, x: Int? = nil, y: Int? = nil, button: String = "1") throws {
      try point(at: name, in: number, x: x, y: y)
      desktop.act("click", button)
    }

    /// Presses keys one after the other, without delay.
    func press(_ keys: String...) { for key in keys { desktop.act("key", "--delay", "40", key) } }

    func type(_ text: String) { desktop.act("type", "--delay", "30", text) }

    // MARK: Pictures

    /// The picture of a view, and the frames of its subviews, from its upper left.
    func picture(of name: String) throws -> Stage {
      // The pointer must not highlight anything.
      desktop.act("mousemove", "1279", "899")
      let place = try place(of: name)
      return Stage(picture: try desktop.steadyPicture(of: window).cropped(to: place), place: place, app: self)
    }

    /// Waits until most of a view has this colour.
    func awaitColor(_ color: Picture.Color, of name: String) throws {
      try desktop.wait(for: "\(color) of \(name)") {
        guard let picture = try? picture(of: name).picture else { return false }
        return picture.commonColor(in: picture.area).distance(to: color) <= 1
      }
    }

    struct Stage {
      let picture: Picture
      fileprivate let place: Picture.Area
      fileprivate let app: ViewsApp

      subscript(_ name: String) -> Picture.Area {
        get throws { try app.place(of: name).moved(x: -place.x, y: -place.y) }
      }
    }
  }
#endif
