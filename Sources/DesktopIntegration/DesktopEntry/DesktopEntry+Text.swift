extension DesktopEntry {
  private static let group = "Desktop Entry"
  private static let actionPrefix = "Desktop Action "
  static let ownerKey = "X-Proscenium-Bundle"
  private static let activityTypesKey = "X-Proscenium-ActivityTypes"
  private static let filesKey = "X-Proscenium-Files"
  private static let checksumKey = "X-Proscenium-Checksum"

  /// The file, with a checksum over itself by which edits are detected.
  public var text: String {
    var main = KeyFile.Group(Self.group)
    main.add("Type", "Application")
    // The version that has every key used here; validators of older systems accept no later one.
    main.add("Version", "1.4")
    main.add("Name", name)
    main.add("Exec", command.desktopText(fieldCode: "%U"))
    main.add("TryExec", program)
    main.add("Icon", icon)
    main.add("Terminal", false)
    main.add("StartupNotify", true)
    main.add("StartupWMClass", windowClass)
    // Desktops that support the key offer no new window of their own accord.
    if hasSingleWindow { main.add("X-GNOME-SingleMainWindow", true) }
    if isDBusActivatable { main.add("DBusActivatable", true) }
    main.add("Categories", list: categories)
    main.add("MimeType", list: mimeTypes)
    main.add("Actions", list: actions.map(\.action.identifier))
    main.add(Self.ownerKey, owner)
    main.add(Self.activityTypesKey, list: activityTypes)
    main.add(Self.filesKey, list: files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })
    var file = KeyFile()
    file.groups = [main]
    for choice in actions {
      var group = KeyFile.Group(Self.actionPrefix + choice.action.identifier)
      group.add("Name", choice.name)
      group.add("Exec", choice.command.desktopText())
      file.groups.append(group)
    }
    let checksum = Checksum(file.text.utf8)
    file.groups[0].add(Self.checksumKey, checksum.text)
    return file.text
  }

  /// Reads a file that ``text`` wrote; `nil` for any other file, however similar.
  public init?(parsing text: String) {
    let file = KeyFile(parsing: text)
    guard let main = file.group(Self.group), let owner = main.string(Self.ownerKey), let name = main.localized("Name"),
      let command = main.string("Exec").flatMap(Self.command), let program = main.string("TryExec")
    else { return nil }
    var files: [String: String] = [:]
    for line in main.list(Self.filesKey) {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { files[String(parts[1])] = String(parts[0]) }
    }
    let actions = main.list("Actions").compactMap { identifier -> Action? in
      guard let action = DesktopAction(identifier: identifier), let group = file.group(Self.actionPrefix + identifier),
        let name = group.localized("Name"), let command = group.string("Exec").flatMap(Self.command)
      else { return nil }
      return Action(action: action, name: name, command: command)
    }
    self.init(
      name: name, command: command, program: program, icon: main.string("Icon") ?? "", mimeTypes: main.list("MimeType"),
      categories: main.list("Categories"), actions: actions, isDBusActivatable: main.boolean("DBusActivatable"),
      hasSingleWindow: main.boolean("X-GNOME-SingleMainWindow"),
      windowClass: main.string("StartupWMClass") ?? "", activityTypes: main.list(Self.activityTypesKey), owner: owner,
      files: files)
  }

  /// Whether the text is exactly as it was written, by its own checksum.
  public static func isIntact(_ text: String) -> Bool {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasPrefix(checksumKey + "=") }) else { return false }
    let line = lines.remove(at: index)
    return line == "\(checksumKey)=\(Checksum(lines.joined(separator: "\n").utf8).text)"
  }

  private static func command(_ text: String) -> CommandLineText? {
    guard var words = CommandLineText.words(of: text) else { return nil }
    if words.last == "%U" { words.removeLast() }
    return CommandLineText(
      words: words.map { $0.split(separator: "%%", omittingEmptySubsequences: false).joined(separator: "%") })
  }
}

extension CommandLineText {
  fileprivate init(words: [String]) {
    self.init(program: "")
    arguments = words
  }
}
