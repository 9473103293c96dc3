/// Describes a SwiftPM package with an app, by the text of its manifest and its folders.
enum PackageFolder {
  /// The description of the package in a folder.
  static func description(_ folder: String) throws(ProjectError) -> ProjectDescription {
    let file = folder + "/Package.swift"
    let bytes = try FileSystem.bytes(file, limit: ReaderLimits.smallFileSize)
    let scan = ManifestScan(bytes, folder: folder)
    guard !scan.targets.isEmpty else {
      throw ProjectError(
        file: file,
        "The manifest declares no target in a form that is understood, such as .executableTarget(name: \"App\").")
    }
    var project = ProjectDescription(file: file, container: folder, folder: folder)
    project.configurations = FolderSettings.configurations(file: file)
    project.packages = scan.packages
    for target in scan.targets {
      guard let described = self.target(target, scan: scan, project: &project) else { continue }
      project.targets.append(described)
    }
    let apps = Set(project.targets.filter { $0.productType == "com.apple.product-type.application" }.map(\.name))
    for index in project.targets.indices where project.targets[index].productType.hasSuffix("unit-test") {
      let target = project.targets[index]
      guard let host = target.dependencies.first(where: apps.contains) else { continue }
      project.targets[index].testTarget = host
      project.targets[index].configurations = FolderSettings.configurations(
        file: file, line: target.line, languageMode: scan.languageMode, testHost: host)
    }
    return project
  }

  private static func target(
    _ target: ManifestScan.Target, scan: ManifestScan, project: inout ProjectDescription
  ) -> TargetDescription? {
    let isTest = target.kind == "testTarget"
    let parents = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let candidates = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" }
    let paths = candidates.map { FilePath.join(project.folder, $0) }
    guard let path = paths.first(where: FileSystem.isFolder) else {
      project.report(
        .warning, line: target.line, "The target ‘\(target.name)’ has no folder ‘\(candidates[0])’; it is left out.")
      return nil
    }
    guard path == project.folder || FilePath.relative(path, to: project.folder) != nil else {
      project.report(
        .warning, line: target.line, "The target ‘\(target.name)’ is outside of the package; it is left out.")
      return nil
    }
    var described = TargetDescription(id: target.name, name: target.name, line: target.line)
    var folder = FolderMembership(path: path, line: target.line, includesAll: true)
    folder.exceptions = Set(target.excluded.map(FilePath.normalized) + ["Package.swift"])
    folder.wholeFolders = Set(target.copied.map(FilePath.normalized))
    // Tests, and other targets, may be below the folder of one that has the package's folder itself.
    if path == project.folder { folder.exceptions.formUnion(["Sources", "Tests"]) }
    described.folders = [folder]
    let targetNames = Set(scan.targets.map(\.name))
    described.dependencies = target.targets.filter(targetNames.contains).uniqued()
    described.packageProducts =
      target.products
      + target.targets.filter { !targetNames.contains($0) }.map { PackageProduct(product: $0, package: nil) }
    let infoPlist = FolderSettings.infoPlist(in: path)
    let isApp = target.kind == "executableTarget" && (infoPlist != nil || FolderSettings.importsInterface(path))
    if isTest {
      described.productType = "com.apple.product-type.bundle.unit-test"
    } else {
      described.productType = isApp ? "com.apple.product-type.application" : "com.apple.product-type.framework"
    }
    described.configurations = FolderSettings.configurations(
      file: project.file, line: target.line, infoPlist: isApp ? infoPlist : nil, isApp: isApp,
      bundleIdentifier: scan.bundleIdentifier, languageMode: scan.languageMode)
    return described
  }
}
