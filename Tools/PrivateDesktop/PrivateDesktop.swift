package import Foundation

/// A private desktop for one test: a display without a screen, a window manager, a session bus, and folders for state.
///
/// Everything is real except the screen and the user. Under X11 xdotool plays the user; under Wayland no program can.
package final class PrivateDesktop {
  /// The display and the window manager.
  package enum Server {
    /// Xvfb and Openbox.
    case x11
    /// Weston without a screen.
    case wayland
  }

  package let folder: URL
  package var environment: [String: String]
  private var processes: [Process] = []
  /// What starts the bus for assistive technology and ends it.
  private var accessibility: Process?

  /// - Parameters:
  ///   - busConfiguration: The configuration of the session bus, as its XML; `nil` for the default.
  ///   - server: The display and the window manager.
  package init(busConfiguration: String? = nil, server: Server = .x11) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = ProcessInfo.processInfo.environment.filter {
      !["WAYLAND_DISPLAY", "DISPLAY", "PROSCENIUM_HEADLESS", "GTK_THEME"].contains($0.key)
    }
    // The cairo renderer needs no graphics hardware; accessibility would search for its own bus.
    environment["GSK_RENDERER"] = "cairo"
    environment["GTK_A11Y"] = "none"
    // Whether libadwaita is installed on the machine must not change what a test sees; `enableAdwaita` is for tests of it.
    environment["PROSCENIUM_ADWAITA"] = "0"
    environment["LC_ALL"] = "C.UTF-8"
    for name in ["STATE", "DATA", "CONFIG", "CACHE"] {
      environment["XDG_\(name)_HOME"] = folder.appendingPathComponent(name.lowercased()).path
    }
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["HOME"] = folder.path
    switch server {
    case .x11:
      environment["GDK_BACKEND"] = "x11"
      // A server that resets when its first client disconnects would end the window manager.
      environment["DISPLAY"] =
        try ":"
        + announced(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset"])
    case .wayland: try startWayland()
    }
    var bus = ["dbus-daemon", "--nofork", "--print-address=1"]
    if let busConfiguration {
      let file = folder.appendingPathComponent("bus.conf")
      try busConfiguration.write(to: file, atomically: true, encoding: .utf8)
      bus.append("--config-file=\(file.path)")
    } else {
      bus.append("--session")
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = try announced(bus)
    // No program may find the machine's own bus.
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = environment["DBUS_SESSION_BUS_ADDRESS"]
    if server == .x11 { try startWindowManager() }
  }

  private func startWindowManager() throws {
    _ = try start(["openbox", "--sm-disable"])
    // A running window manager answers this.
    try wait(for: "the window manager") {
      output(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id")
    }
    // The first key press replaces the display's keyboard map. Openbox then gives up the keys of its shortcuts and grabs them again; a
    // shortcut that is pressed in between goes to the app.
    act("key", "Shift_L")
    try awaitWindowManager()
  }

  private func startWayland() throws {
    environment["GDK_BACKEND"] = "wayland"
    environment["WAYLAND_DISPLAY"] = "wayland-0"
    // The folder for sockets must be the user's alone.
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    _ = try start([
      "weston", "--backend=headless-backend.so", "--socket=wayland-0", "--width=1280", "--height=900", "--idle-time=0",
      "--no-config",
    ])
    try wait(for: "the compositor") {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("wayland-0").path)
    }
  }

  /// Lets apps that start from now on use libadwaita.
  package func enableAdwaita() { environment["PROSCENIUM_ADWAITA"] = nil }

  /// Starts the bus for assistive technology, to which apps that start from now on report.
  package func enableAccessibility() throws {
    environment["GTK_A11Y"] = nil
    // The starter ends the bus when it gets SIGTERM, which processes of this one block otherwise.
    let unblocked = """
      import os, signal
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      os.execv("/usr/libexec/at-spi-bus-launcher", ["at-spi-bus-launcher", "--launch-immediately"])
      """
    accessibility = try start(["/usr/bin/python3", "-c", unblocked])
    try wait(for: "the bus for assistive technology") {
      output([
        "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus",
        "--method",
        "org.freedesktop.DBus.NameHasOwner", "org.a11y.Bus",
      ]).contains("true")
    }
  }

  deinit {
    // Killed, it would leave the bus behind.
    accessibility?.terminate()
    accessibility?.waitUntilExit()
    for process in processes.reversed() where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts a program on this desktop.
  package func start(
    _ command: [String], output: Any = FileHandle.nullDevice, error: Any = FileHandle.nullDevice,
    input: Any = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    process.standardOutput = output
    process.standardError = error
    process.standardInput = input
    try process.run()
    processes.append(process)
    return process
  }

  /// Starts a program that prints its address on its standard output.
  private func announced(_ command: [String]) throws -> String {
    let pipe = Pipe()
    _ = try start(command, output: pipe)
    var line = Data()
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
    guard !line.isEmpty else { throw DesktopProblem("\(command[0]) did not start.") }
    return String(decoding: line, as: UTF8.self)
  }

  /// Runs a program to its end and returns what it printed.
  @discardableResult package func output(_ command: [String]) -> String {
    String(decoding: data(command), as: UTF8.self)
  }

  /// Runs a program to its end and returns the bytes that it wrote.
  package func data(_ command: [String]) -> Data {
    let pipe = Pipe()
    guard let process = try? start(command, output: pipe) else { return Data() }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// Waits until a condition holds for which there is no notification.
  package func wait(for what: String, seconds: Double = 20, until holds: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !holds() {
      guard ContinuousClock.now < deadline else { throw DesktopProblem("Waited \(seconds) s in vain for \(what).") }
      _ = poll(nil, 0, 20)
    }
  }

  /// Waits until the window manager has handled all earlier events. It handles them in order, and a change of the number of workspaces is
  /// the last of them.
  package func awaitWindowManager() throws {
    func number() -> Int { Int(act("get_num_desktops").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 }
    // Openbox announces itself before it has read its number of workspaces, and before it reads messages.
    try wait(for: "the workspaces") { number() > 0 }
    let count = number()
    for next in [count + 1, count] {
      try wait(for: "the window manager") {
        act("set_num_desktops", "\(next)")
        return number() == next
      }
    }
  }

  /// Makes apps that start from now on use these settings of GTK, in place of the machine's or of those set before.
  package func set(_ settings: [String: String]) throws {
    let folder = folder.appendingPathComponent("config/gtk-4.0")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }
    try ("[Settings]\n" + lines.joined()).write(
      to: folder.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
  }

  /// Makes apps that start from now on render text in the same way on every machine: in DejaVu Sans, grey at the edges, unhinted.
  package func drawPlainly(dark: Bool = false) throws {
    try set([
      "gtk-font-name": "DejaVu Sans 11", "gtk-theme-name": "Adwaita", "gtk-icon-theme-name": "Adwaita",
      "gtk-xft-antialias": "1", "gtk-xft-hinting": "0", "gtk-xft-hintstyle": "hintnone", "gtk-xft-rgba": "none",
      "gtk-xft-dpi": "98304", "gtk-enable-animations": "0", "gtk-cursor-blink": "0",
      "gtk-application-prefer-dark-theme": dark ? "1" : "0",
    ])
    let file = folder.appendingPathComponent("fonts.conf")
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <cachedir>\(folder.path)/fonts</cachedir>
      <alias binding="same"><family>Monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
    </fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    environment["FONTCONFIG_FILE"] = file.path
  }

  // MARK: The user

  /// Performs a user action, in xdotool's words.
  @discardableResult package func act(_ words: String...) -> String { output(["xdotool"] + words) }

  /// Adds a key to the keyboard for each letter of `text` that has none.
  ///
  /// xdotool would assign a key to such a letter temporarily, which may be over before a busy app has looked up the key's meaning.
  package func addKeys(for text: String) throws {
    let file = folder.appendingPathComponent("keyboard.xkb")
    output(["xkbcomp", "-xkb", environment["DISPLAY"] ?? "", file.path])
    var keyboard = try String(contentsOf: file, encoding: .utf8)
    guard let symbols = keyboard.range(of: "xkb_symbols"),
      let end = keyboard.range(of: "\n};", range: symbols.upperBound..<keyboard.endIndex)
    else { throw DesktopProblem("xkbcomp printed nothing about the keyboard.") }
    let letters = Set(text.unicodeScalars.filter { !$0.isASCII }).sorted()
    // Key codes that few keyboards use.
    let keys = zip(208...255, letters).map { key, letter in
      "\n    replace key <I\(key)> { [ U\(String(letter.value, radix: 16, uppercase: true)) ] };"
    }
    keyboard.insert(contentsOf: keys.joined(), at: end.lowerBound)
    try keyboard.write(to: file, atomically: true, encoding: .utf8)
    output(["xkbcomp", "-w", "0", file.path, environment["DISPLAY"] ?? ""])
    try awaitWindowManager()
  }

  /// The visible windows with this title.
  package func windows(titled title: String) -> [String] {
    act("search", "--onlyvisible", "--name", "^\(title)$").split(separator: "\n").map(String.init)
  }

  /// The only window with that title, or the one that is not among `others`, once it exists.
  package func window(titled title: String, besides others: [String] = []) throws -> String {
    var found: [String] = []
    try wait(for: "a window titled \(title)") {
      found = windows(titled: title).filter { !others.contains($0) }
      return found.count == 1
    }
    return found[0]
  }

  /// The title of the window that has the focus.
  package var focusedTitle: String {
    act("getactivewindow", "getwindowname").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Brings the only window with that title to the front, and waits until it has the focus.
  package func activate(_ title: String) throws {
    act("windowactivate", "--sync", try window(titled: title))
    try wait(for: "the focus of \(title)") { focusedTitle == title }
  }

  /// Minimises a window, and waits until the window manager has done so: from then on the app has to react.
  package func minimize(_ window: String) throws {
    act("windowminimize", "--sync", window)
    try wait(for: "the minimised window \(window)") {
      output(["xprop", "-id", window, "WM_STATE"]).contains("Iconic")
    }
  }

  /// The size of a window, in pixels.
  package func size(of window: String) -> (width: Int, height: Int) {
    var numbers: [String: Int] = [:]
    for line in act("getwindowgeometry", "--shell", window).split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { numbers[String(parts[0])] = Int(parts[1]) }
    }
    return (numbers["WIDTH"] ?? 0, numbers["HEIGHT"] ?? 0)
  }

  /// The contents of a window, once it has been drawn and no longer changes.
  package func steadyPicture(of window: String = "root") throws -> Picture {
    var last: Picture?
    try wait(for: "a picture that stays as it is") {
      let picture = Picture(ppm: data(["import", "-silent", "-window", window, "-depth", "8", "ppm:-"]))
      defer { last = picture }
      return picture != nil && picture == last && picture?.isBlank == false
    }
    guard let last else { throw DesktopProblem("Nothing can be seen of the window \(window).") }
    return last
  }

  /// The picture in a file.
  package func picture(in file: URL) -> Picture? { Picture(ppm: data(["convert", file.path, "-depth", "8", "ppm:-"])) }

  /// Writes a picture to a file in the format of the file's extension.
  package func write(_ picture: Picture, to file: URL) throws {
    let plain = folder.appendingPathComponent(UUID().uuidString + ".ppm")
    try picture.ppm.write(to: plain)
    defer { try? FileManager.default.removeItem(at: plain) }
    output(["convert", "ppm:" + plain.path, "-strip", "-define", "png:exclude-chunks=date,time", file.path])
  }

  /// Takes a picture of a window, or of the whole screen.
  package func picture(of window: String = "root", named name: String) -> URL {
    let file = folder.appendingPathComponent(name + ".png")
    output(["import", "-window", window, file.path])
    return file
  }
}

package struct DesktopProblem: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
