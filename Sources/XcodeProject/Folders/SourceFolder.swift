/// Describes a folder of sources with an Info.plist, without a project.
enum SourceFolder {
  /// The description of a folder.
  static func description(_ folder: String) throws(ProjectError) -> ProjectDescription {
    guard let infoPlist = FolderSettings.infoPlist(in: folder) else {
      throw ProjectError(
        file: folder, "The folder has Swift sources and no Info.plist. Add one, or give the path of a project.")
    }
    let name = FilePath.name(folder)
    var project = ProjectDescription(file: infoPlist, container: folder, folder: folder)
    project.configurations = FolderSettings.configurations(file: infoPlist)
    var app = TargetDescription(id: name, name: name, line: 1)
    app.productType = "com.apple.product-type.application"
    app.configurations = FolderSettings.configurations(file: infoPlist, infoPlist: infoPlist, isApp: true)
    var sources = FolderMembership(path: folder, line: 1, includesAll: true)
    let tests = FileSystem.names(folder).filter { $0.hasSuffix("Tests") && FileSystem.isFolder(folder + "/" + $0) }
    sources.exceptions = Set(tests + ["Pods", "Carthage", "DerivedData", "build", "node_modules"])
    app.folders = [sources]
    project.targets = [app]
    for test in tests {
      var target = TargetDescription(id: test, name: test, line: 1)
      let isUITest = test.hasSuffix("UITests")
      target.productType = "com.apple.product-type.bundle.\(isUITest ? "ui-testing" : "unit-test")"
      target.configurations = FolderSettings.configurations(file: infoPlist, testHost: name)
      target.folders = [FolderMembership(path: FilePath.join(folder, test), line: 1, includesAll: true)]
      target.dependencies = [name]
      target.testTarget = name
      project.targets.append(target)
    }
    return project
  }
}
