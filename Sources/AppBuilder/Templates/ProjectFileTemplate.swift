import SceneSystem

/// The `project.pbxproj` of a new app, as Xcode 16 and later write it: folders are synchronised, so that files need no entries.
struct ProjectFileTemplate {
  let template: AppTemplate

  init(_ template: AppTemplate) { self.template = template }

  /// An object's identifier: 24 hexadecimal digits that depend on the name and the purpose alone.
  func id(_ purpose: String) -> String {
    let first = FNV1a((template.name + "\0" + purpose).utf8).hexadecimal
    let second = FNV1a((purpose + "\0" + template.name).utf8).hexadecimal
    return String((first + second).prefix(24)).uppercased()
  }

  func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The text of the file.
  var text: String {
    let sections = [
      ("PBXContainerItemProxy", template.hasTests ? [proxy] : []),
      ("PBXFileReference", [product("app")] + (template.hasTests ? [product("tests")] : [])),
      ("PBXFileSystemSynchronizedBuildFileExceptionSet", template.hasInfoPlist ? [exceptions] : []),
      ("PBXFileSystemSynchronizedRootGroup", [root("app")] + (template.hasTests ? [root("tests")] : [])),
      ("PBXFrameworksBuildPhase", phases("PBXFrameworksBuildPhase", "frameworks")),
      ("PBXGroup", [mainGroup, productGroup]),
      ("PBXNativeTarget", [target("app")] + (template.hasTests ? [target("tests")] : [])),
      ("PBXProject", [project]),
      ("PBXResourcesBuildPhase", phases("PBXResourcesBuildPhase", "resources")),
      ("PBXSourcesBuildPhase", phases("PBXSourcesBuildPhase", "sources")),
      ("PBXTargetDependency", template.hasTests ? [dependency] : []),
      ("XCBuildConfiguration", configurations),
      ("XCConfigurationList", configurationLists),
    ].filter { !$0.1.isEmpty }
    let objects = sections.map { name, entries in
      "\n/* Begin \(name) section */\n\(entries.joined())/* End \(name) section */\n"
    }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 77;
      \tobjects = {
      \(objects.joined())\t};
      \trootObject = \(id("project"));
      }

      """
  }

  func object(_ purpose: String, _ isa: String, _ lines: [String]) -> String {
    "\t\t\(id(purpose)) = {\n\t\t\tisa = \(isa);\n" + lines.map { "\t\t\t\($0)\n" }.joined() + "\t\t};\n"
  }

  func list(_ name: String, _ items: [String]) -> String {
    "\(name) = (\n" + items.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t);"
  }

  private func name(_ part: String) -> String { part == "app" ? template.name : template.name + "Tests" }

  // MARK: Objects

  private var proxy: String {
    object(
      "proxy", "PBXContainerItemProxy",
      [
        "containerPortal = \(id("project"));", "proxyType = 1;", "remoteGlobalIDString = \(id("target app"));",
        "remoteInfo = \(quoted(template.name));",
      ])
  }

  private var dependency: String {
    object("dependency", "PBXTargetDependency", ["target = \(id("target app"));", "targetProxy = \(id("proxy"));"])
  }

  private func product(_ part: String) -> String {
    let (type, ending) = part == "app" ? ("wrapper.application", "app") : ("wrapper.cfbundle", "xctest")
    return object(
      "product \(part)", "PBXFileReference",
      [
        "explicitFileType = \(type);", "includeInIndex = 0;", "path = \(quoted("\(name(part)).\(ending)"));",
        "sourceTree = BUILT_PRODUCTS_DIR;",
      ])
  }

  private var exceptions: String {
    object(
      "exceptions", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      [list("membershipExceptions", ["Info.plist"]), "target = \(id("target app"));"])
  }

  private func root(_ part: String) -> String {
    let exceptions = part == "app" && template.hasInfoPlist ? [list("exceptions", [id("exceptions")])] : []
    return object(
      "root \(part)", "PBXFileSystemSynchronizedRootGroup",
      exceptions + ["path = \(quoted(name(part)));", "sourceTree = \"<group>\";"])
  }

  private func phases(_ isa: String, _ purpose: String) -> [String] {
    (template.hasTests ? ["app", "tests"] : ["app"]).map { part in
      object(
        "\(purpose) \(part)", isa,
        ["buildActionMask = 2147483647;", list("files", []), "runOnlyForDeploymentPostprocessing = 0;"])
    }
  }

  private var mainGroup: String {
    let roots = [id("root app")] + (template.hasTests ? [id("root tests")] : [])
    return object("group", "PBXGroup", [list("children", roots + [id("products")]), "sourceTree = \"<group>\";"])
  }

  private var productGroup: String {
    let products = [id("product app")] + (template.hasTests ? [id("product tests")] : [])
    return object(
      "products", "PBXGroup", [list("children", products), "name = Products;", "sourceTree = \"<group>\";"])
  }

  private func target(_ part: String) -> String {
    let type = part == "app" ? "application" : "bundle.unit-test"
    return object(
      "target \(part)", "PBXNativeTarget",
      [
        "buildConfigurationList = \(id("configurations \(part)"));",
        list("buildPhases", ["sources", "frameworks", "resources"].map { id("\($0) \(part)") }), list("buildRules", []),
        list("dependencies", part == "app" ? [] : [id("dependency")]),
        list("fileSystemSynchronizedGroups", [id("root \(part)")]), "name = \(quoted(name(part)));",
        list("packageProductDependencies", []), "productName = \(quoted(name(part)));",
        "productReference = \(id("product \(part)"));", "productType = \"com.apple.product-type.\(type)\";",
      ])
  }

  private var project: String {
    let targets = [id("target app")] + (template.hasTests ? [id("target tests")] : [])
    return object(
      "project", "PBXProject",
      [
        "attributes = {\n\t\t\t\tBuildIndependentTargetsInParallel = 1;\n\t\t\t\tLastSwiftUpdateCheck = 2600;\n"
          + "\t\t\t\tLastUpgradeCheck = 2600;\n\t\t\t};",
        "buildConfigurationList = \(id("configurations project"));", "developmentRegion = en;",
        "hasScannedForEncodings = 0;", list("knownRegions", ["en", "Base"]), "mainGroup = \(id("group"));",
        "minimizedProjectReferenceProxies = 1;", "preferredProjectObjectVersion = 77;",
        "productRefGroup = \(id("products"));", "projectDirPath = \"\";", "projectRoot = \"\";",
        list("targets", targets),
      ])
  }
}
