/// Reads the schemes of a project or workspace.
struct SchemeReader {
  /// A scheme as its file has it.
  struct Scheme {
    /// The scheme. Arguments and values of variables are as written.
    var scheme: ProjectScheme
    /// The file.
    var file: String
  }

  /// The schemes, shared ones first, each name once.
  private(set) var schemes: [Scheme] = []
  /// What is wrong in the files.
  private(set) var diagnostics: [ProjectDiagnostic] = []

  /// Reads the schemes in a container.
  ///
  /// - Parameter container: The path of the `.xcodeproj` or `.xcworkspace` folder.
  init(container: String) {
    var folders = [container + "/xcshareddata/xcschemes"]
    for name in FileSystem.names(container + "/xcuserdata") where name.hasSuffix(".xcuserdatad") {
      folders.append("\(container)/xcuserdata/\(name)/xcschemes")
    }
    for folder in folders {
      for name in FileSystem.names(folder).prefix(1000) where name.hasSuffix(".xcscheme") {
        read(folder + "/" + name, base: FilePath.folder(container))
      }
    }
  }

  private mutating func read(_ file: String, base: String) {
    let name = FilePath.stem(file)
    guard !schemes.contains(where: { $0.scheme.name == name }) else { return }
    do throws(ProjectError) {
      let scheme = try Self.scheme(
        try FileSystem.bytes(file, limit: ReaderLimits.smallFileSize), name: name, file: file, base: base)
      schemes.append(Scheme(scheme: scheme, file: file))
    } catch {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: error.file, line: error.line, "The scheme ‘\(name)’ is not read. \(error.reason)"))
    }
  }

  /// The scheme in a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The scheme's name.
  ///   - file: The path, for errors.
  ///   - base: The folder to which test plans are relative.
  static func scheme(
    _ bytes: [UInt8], name: String, file: String, base: String
  ) throws(ProjectError) -> ProjectScheme {
    let root = try XMLReader.element(bytes, file: file)
    guard root.name == "Scheme" else {
      throw ProjectError(file: file, line: root.line, "Expected <Scheme>, found <\(root.name)>.")
    }
    var scheme = ProjectScheme(name: name, runTarget: nil)
    let launch = root.child("LaunchAction")
    let runnable = launch?.child("BuildableProductRunnable") ?? launch?.child("RemoteRunnable")
    scheme.runTarget = blueprint(runnable)
    if scheme.runTarget == nil {
      let entries = root.child("BuildAction")?.child("BuildActionEntries")?.children("BuildActionEntry") ?? []
      let products = entries.compactMap { $0.child("BuildableReference") }
      let app = products.first { $0.attributes["BuildableName"]?.hasSuffix(".app") == true }
      scheme.runTarget = app?.attributes["BlueprintName"]
    }
    scheme.runConfiguration = launch?.attributes["buildConfiguration"]
    readProcess(launch, into: &scheme)
    let test = root.child("TestAction")
    scheme.testConfiguration = test?.attributes["buildConfiguration"]
    for reference in test?.child("Testables")?.children("TestableReference") ?? [] {
      guard !BooleanText.isTrue(reference.attributes["skipped"] ?? "NO") else { continue }
      if let target = blueprint(reference), !scheme.testTargets.contains(target) { scheme.testTargets.append(target) }
    }
    for plan in test?.child("TestPlans")?.children("TestPlanReference") ?? [] {
      for target in testTargets(of: plan, base: base) where !scheme.testTargets.contains(target) {
        scheme.testTargets.append(target)
      }
    }
    return scheme
  }

  private static func blueprint(_ element: XMLElement?) -> String? {
    element?.child("BuildableReference")?.attributes["BlueprintName"]
  }

  private static func readProcess(_ launch: XMLElement?, into scheme: inout ProjectScheme) {
    for argument in launch?.child("CommandLineArguments")?.children("CommandLineArgument") ?? [] {
      guard BooleanText.isTrue(argument.attributes["isEnabled"] ?? "YES") else { continue }
      if let text = argument.attributes["argument"] { scheme.arguments.append(text) }
    }
    for variable in launch?.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? [] {
      guard BooleanText.isTrue(variable.attributes["isEnabled"] ?? "YES") else { continue }
      if let key = variable.attributes["key"], !key.isEmpty, !key.contains("="), !key.utf8.contains(0) {
        scheme.environment[key] = variable.attributes["value"] ?? ""
      }
    }
  }

  /// The targets of a test plan, which is a JSON file.
  private static func testTargets(of plan: XMLElement, base: String) -> [String] {
    guard let reference = plan.attributes["reference"], reference.hasPrefix("container:") else { return [] }
    let path = FilePath.join(base, String(reference.dropFirst("container:".count)))
    guard let bytes = try? FileSystem.bytes(path, limit: ReaderLimits.smallFileSize),
      let value = try? RelaxedJSONReader.value(bytes, file: path)
    else {
      return []
    }
    let targets = value["testTargets"]?.array ?? []
    return targets.compactMap { entry in
      let isEnabled = entry["enabled"]?.isTrue ?? true
      return isEnabled ? entry["target"]?["name"]?.text : nil
    }
  }
}
