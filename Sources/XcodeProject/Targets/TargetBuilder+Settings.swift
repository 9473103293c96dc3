extension TargetBuilder {
  /// Reads what the settings say: names, the compiler's options, the host of tests.
  mutating func readSettings() {
    readNames()
    target.bundleIdentifier = nonEmpty("PRODUCT_BUNDLE_IDENTIFIER")
    target.deploymentTarget = nonEmpty("IPHONEOS_DEPLOYMENT_TARGET")
    if let path = nonEmpty("INFOPLIST_FILE") {
      infoPlistPath = FileSystem.actualPath(FilePath.join(project.folder, path))
    }
    target.infoPlistPath = infoPlistPath
    readSwiftOptions()
    for name in resolver.table.ownNames.sorted() { target.settings[name] = resolver.text(name) }
    readTestHost()
    checkPlatform()
  }

  /// Reads the product's and the module's name. The one names a folder and the other is an identifier, whatever the settings are.
  private mutating func readNames() {
    let product = nonEmpty("PRODUCT_NAME") ?? target.name
    target.productName = BundlePath.fileName(product)
    if target.productName != product {
      let place = resolver.table.place(of: "PRODUCT_NAME")
      report(
        .error, file: place?.file, line: place?.line ?? description.line,
        "‘\(product)’ cannot be the name of a product (PRODUCT_NAME). Choose a name without slashes.")
    }
    let module = nonEmpty("PRODUCT_MODULE_NAME") ?? target.productName
    let identifier = SettingModifier.c99Identifier(module)
    target.moduleName = identifier.isEmpty ? "_" : identifier
    if nonEmpty("PRODUCT_MODULE_NAME") != target.moduleName {
      let place = resolver.table.place(of: "PRODUCT_MODULE_NAME")
      report(
        .warning, file: place?.file, line: place?.line ?? description.line,
        "‘\(module)’ cannot be the name of a module (PRODUCT_MODULE_NAME); ‘\(target.moduleName)’ is used.")
    }
  }

  /// A setting's value, unless it is empty.
  mutating func nonEmpty(_ name: String) -> String? {
    guard let value = resolver.value(name), !value.isEmpty else { return nil }
    return value
  }

  /// Reports settings whose variables do not end at a value.
  mutating func reportProblems(_ problems: Set<SettingResolver.Problem>) {
    for problem in problems.sorted(by: { $0.description < $1.description }) {
      let place = problem.setting.flatMap { resolver.table.place(of: $0) }
      report(.warning, file: place?.file, line: place?.line ?? description.line, problem.description)
    }
  }

  private mutating func readTestHost() {
    guard target.kind == .unitTests || target.kind == .uiTests else { return }
    if let name = nonEmpty("TEST_TARGET_NAME"), target.kind == .uiTests {
      target.testHost = name
    } else if let host = nonEmpty("TEST_HOST") {
      // The target is found by its product when all targets are known.
      target.testHost = description.testTarget ?? FilePath.name(host)
    } else if target.kind == .uiTests {
      target.testHost = description.testTarget
    }
  }

  private mutating func checkPlatform() {
    guard description.kind == .native else {
      return report(
        .note, line: description.line, "The target ‘\(target.name)’ has no product; its scripts do not run here.")
    }
    let sdk = resolver.text("SDKROOT")
    let platforms = resolver.words("SUPPORTED_PLATFORMS")
    let others = ["macosx", "watchos", "watchsimulator", "appletvos", "appletvsimulator", "xros", "xrsimulator"]
    let isForeign = others.contains { sdk.hasPrefix($0) }
    let isAlsoForPhone =
      platforms.contains("iphoneos") && resolver.table.ownNames.contains("SUPPORTED_PLATFORMS")
    let isForPhone = platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
    if isForeign && !isAlsoForPhone || !isForPhone {
      let place = resolver.table.place(of: isForeign ? "SDKROOT" : "SUPPORTED_PLATFORMS")
      let platform = isForeign ? sdk : platforms.joined(separator: " ")
      target.foreignPlatform = platform
      if [.application, .unitTests, .uiTests].contains(target.kind) { target.kind = .other }
      report(
        .note, file: place?.file, line: place?.line ?? description.line,
        "The target ‘\(target.name)’ is for \(platform), not for iOS.")
    }
  }
}
