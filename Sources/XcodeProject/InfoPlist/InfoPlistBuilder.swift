/// Makes the Info.plist of a product as Xcode does: the file with its variables replaced, and the keys that follow from settings.
///
/// A key of the file is kept where a setting gives it another value.
struct InfoPlistBuilder {
  /// The entries.
  private(set) var entries: [String: FileValue] = [:]
  /// What is wrong with the file or the settings.
  private(set) var diagnostics: [ProjectDiagnostic] = []
  private var resolver: SettingResolver
  /// References in the file and the settings that do not end at a value.
  var problems: Set<SettingResolver.Problem> { resolver.problems }
  private let projectFile: String
  private let target: String

  /// - Parameters:
  ///   - resolver: The target's settings.
  ///   - target: The target's name, for diagnostics.
  ///   - projectFile: The project's file, for diagnostics.
  init(_ resolver: SettingResolver, target: String, projectFile: String) {
    self.resolver = resolver
    self.target = target
    self.projectFile = projectFile
  }

  /// Makes the Info.plist of an app.
  ///
  /// - Parameters:
  ///   - file: The path of the file, if there is one.
  ///   - line: The target's line in the project.
  mutating func build(file: String?, line: Int?) {
    let isGenerated = resolver.isTrue("GENERATE_INFOPLIST_FILE")
    if let file {
      read(file)
    } else if !isGenerated {
      report(
        .warning, projectFile, line,
        "The target ‘\(target)’ has neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE; its Info.plist has defaults only."
      )
    }
    if isGenerated { addSettings() }
    if isGenerated || file == nil { addBundleKeys() }
    addBuildKeys()
  }

  // MARK: - The file

  private mutating func read(_ file: String) {
    do throws(ProjectError) {
      let value = try PropertyListReader.value(
        try FileSystem.bytes(file, limit: ReaderLimits.smallFileSize), file: file)
      guard let dictionary = value.dictionary else {
        throw ProjectError(file: file, line: value.line, "An Info.plist is a dictionary.")
      }
      if resolver.isTrue("INFOPLIST_PREPROCESS") {
        report(
          .warning, file, 1, "The Info.plist is read without the preprocessor, which INFOPLIST_PREPROCESS asks for.")
      }
      entries = expanded(dictionary, file: file)
    } catch {
      let place = resolver.table.place(of: "INFOPLIST_FILE")
      if error.line == nil, let place {
        report(.error, place.file, place.line, "The Info.plist ‘\(file)’ is not read. \(error.reason)")
      } else {
        report(.error, error.file, error.line, error.reason)
      }
    }
  }

  /// The depth of values has a limit, and so has this recursion.
  private mutating func expanded(_ dictionary: [String: FileValue], file: String) -> [String: FileValue] {
    var result: [String: FileValue] = [:]
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      guard let value = expanded(value, key: key, file: file) else { continue }
      result[resolver.expand(key)] = value
    }
    return result
  }

  private mutating func expanded(_ value: FileValue, key: String, file: String) -> FileValue? {
    switch value.content {
    case .string(let text): return FileValue(.string(resolver.expand(text)), line: value.line)
    case .boolean: return value
    case .scalar(let element, let text):
      guard let text = Self.checked(text, element: element) else {
        report(.warning, file, value.line, "‘\(text.prefix(60))’ is no <\(element)>; the key ‘\(key)’ is left out.")
        return nil
      }
      return FileValue(.scalar(element: element, text: text), line: value.line)
    case .array(let elements):
      var result: [FileValue] = []
      for element in elements {
        if let element = expanded(element, key: key, file: file) { result.append(element) }
      }
      return FileValue(.array(result), line: value.line)
    case .dictionary(let entries): return FileValue(.dictionary(expanded(entries, file: file)), line: value.line)
    }
  }

  /// The text of a number, date or data if it is one.
  private static func checked(_ text: String, element: String) -> String? {
    let trimmed = String(text.filter { !$0.isWhitespace })
    switch element {
    case "integer":
      let isHexadecimal = trimmed.lowercased().hasPrefix("0x")
      return (isHexadecimal ? Int(trimmed.dropFirst(2), radix: 16) : Int(trimmed)).map(String.init)
    case "real":
      guard let number = Double(trimmed), number.isFinite else { return nil }
      return "\(number)"
    case "data":
      let isBase64 = trimmed.utf8.allSatisfy { byte in
        let isLetter = (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
        return isLetter || (0x30...0x39).contains(byte) || "+/=".utf8.contains(byte)
      }
      return isBase64 && trimmed.utf8.count % 4 == 0 ? trimmed : nil
    case "date":
      let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
      let bytes = Array(trimmed.utf8)
      let fits = zip(form, bytes).allSatisfy { $0 == UInt8(ascii: "d") ? (0x30...0x39).contains($1) : $0 == $1 }
      return bytes.count == form.count && fits ? trimmed : nil
    default: return nil
    }
  }

  // MARK: - Settings

  private mutating func addSettings() {
    for setting in resolver.table.assignments.keys.sorted() where setting.hasPrefix("INFOPLIST_KEY_") {
      let name = String(setting.dropFirst("INFOPLIST_KEY_".count))
      let value = resolver.text(setting)
      guard !value.isEmpty else { continue }
      if InfoPlistKeys.generated.contains(name) {
        if BooleanText.isTrue(value) { generate(name) }
        continue
      }
      guard let kind = InfoPlistKeys.kind(name) else {
        let place = resolver.table.place(of: setting)
        report(
          .note, place?.file ?? projectFile, place?.line,
          "Xcode has no setting ‘\(setting)’ and ignores it. Write the key ‘\(name)’ into the Info.plist file.")
        continue
      }
      switch kind {
      case .string: add(InfoPlistKeys.key(name), FileValue(value))
      case .boolean: add(InfoPlistKeys.key(name), FileValue(.boolean(BooleanText.isTrue(value))))
      case .list: add(InfoPlistKeys.key(name), FileValue(.array(SettingWords.split(value).map { FileValue($0) })))
      }
    }
  }

  private mutating func generate(_ name: String) {
    if name == "UILaunchScreen_Generation" {
      add("UILaunchScreen", FileValue(.dictionary(["UILaunchScreen": FileValue(.dictionary([:]))])))
    } else {
      add(
        "UIApplicationSceneManifest",
        FileValue(
          .dictionary([
            "UIApplicationSupportsMultipleScenes": FileValue(.boolean(true)),
            "UISceneConfigurations": FileValue(.dictionary([:])),
          ])))
    }
  }

  private mutating func addBundleKeys() {
    addText("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE")
    addText("CFBundleExecutable", "EXECUTABLE_NAME")
    addText("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER")
    add("CFBundleInfoDictionaryVersion", FileValue("6.0"))
    addText("CFBundleName", "PRODUCT_NAME")
    addText("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE")
    addText("CFBundleShortVersionString", "MARKETING_VERSION")
    addText("CFBundleVersion", "CURRENT_PROJECT_VERSION")
    add("CFBundleShortVersionString", FileValue("1.0"))
    add("CFBundleVersion", FileValue("1"))
    add("LSRequiresIPhoneOS", FileValue(.boolean(true)))
  }

  /// What a build adds to every Info.plist.
  private mutating func addBuildKeys() {
    addText("MinimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET")
    addCatalogNames()
    let families = resolver.text("TARGETED_DEVICE_FAMILY").split { $0 == "," || $0.isWhitespace }.compactMap { Int($0) }
    if !families.isEmpty {
      let numbers = families.prefix(16).map { FileValue(.scalar(element: "integer", text: String($0))) }
      add("UIDeviceFamily", FileValue(.array(numbers)))
    }
  }

  /// What the compiler of asset catalogues adds: the names of the accent colour and of the icon.
  private mutating func addCatalogNames() {
    addText("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
    let icon = resolver.text("ASSETCATALOG_COMPILER_APPICON_NAME")
    guard !icon.isEmpty else { return }
    func entry(_ name: String) -> FileValue { FileValue(.dictionary(["CFBundleIconName": FileValue(name)])) }
    var icons = ["CFBundlePrimaryIcon": entry(icon)]
    let others = SettingWords.split(resolver.text("ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"))
    if !others.isEmpty {
      let entries = others.map { ($0, entry($0)) }
      icons["CFBundleAlternateIcons"] = FileValue(.dictionary(Dictionary(entries) { first, _ in first }))
    }
    add("CFBundleIcons", FileValue(.dictionary(icons)))
  }

  private mutating func addText(_ key: String, _ setting: String) {
    let value = resolver.text(setting)
    if !value.isEmpty { add(key, FileValue(value)) }
  }

  /// Adds an entry unless the file has the key.
  private mutating func add(_ key: String, _ value: FileValue) {
    if entries[key] == nil { entries[key] = value }
  }

  private mutating func report(
    _ severity: ProjectDiagnostic.Severity, _ file: String, _ line: Int?, _ message: String
  ) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(ProjectDiagnostic(severity, file: file, line: line, message, target: target))
  }
}
