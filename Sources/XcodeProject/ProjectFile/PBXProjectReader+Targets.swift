extension PBXProjectReader {
  /// A target with its phases, folders and dependencies.
  mutating func target(_ object: GraphObject) -> TargetDescription {
    var target = TargetDescription(id: object.id, name: object.title, line: object.line)
    switch object.isa {
    case "PBXAggregateTarget": target.kind = .aggregate
    case "PBXLegacyTarget": target.kind = .legacy
    default: target.kind = .native
    }
    target.productType = object.text("productType") ?? ""
    (target.configurations, target.defaultConfiguration) = configurations(of: object)
    for missing in graph.missing(in: object["buildPhases"]) {
      description.report(
        .warning, line: missing.line, "The project has no object for a build phase of the target ‘\(target.name)’.")
    }
    for phase in graph.objects(object["buildPhases"]) { target.phases.append(self.phase(phase, of: target.name)) }
    target.folders = folders(of: object)
    readDependencies(of: object, into: &target)
    readPackageProducts(of: object, into: &target)
    let attributes = project["attributes"]?["TargetAttributes"]?[object.id]
    target.testTarget = graph.object(attributes?["TestTargetID"]?.text)?.title
    return target
  }

  private mutating func readDependencies(of object: GraphObject, into target: inout TargetDescription) {
    for dependency in graph.objects(object["dependencies"]) {
      let proxy = graph.object(dependency.text("targetProxy"))
      if let other = graph.object(dependency.text("target")), other.id != object.id {
        target.dependencies.append(other.title)
      } else if let product = graph.object(dependency.text("productRef")) {
        addPackageProduct(product, to: &target)
      } else if let name = proxy?.text("remoteInfo") ?? dependency.text("name") {
        // The target of another project.
        target.dependencies.append(name)
      } else {
        description.report(
          .warning, line: dependency.line, "A dependency of the target ‘\(target.name)’ names no target.")
      }
    }
  }

  private func readPackageProducts(of object: GraphObject, into target: inout TargetDescription) {
    for product in graph.objects(object["packageProductDependencies"]) { addPackageProduct(product, to: &target) }
    for phase in graph.objects(object["buildPhases"]) {
      for file in graph.objects(phase["files"]) {
        if let product = graph.object(file.text("productRef")) { addPackageProduct(product, to: &target) }
      }
    }
  }

  private func addPackageProduct(_ product: GraphObject, to target: inout TargetDescription) {
    guard var name = product.text("productName") else { return }
    if name.hasPrefix("plugin:") { name.removeFirst(7) }
    let identity = product.text("package").flatMap { packageIdentities[$0] }
    let value = PackageProduct(product: name, package: identity)
    if !target.packageProducts.contains(value) { target.packageProducts.append(value) }
  }

  private mutating func phase(_ object: GraphObject, of target: String) -> PhaseDescription {
    var phase = PhaseDescription(
      id: object.id, kind: Self.kind(of: object), name: object.text("name"), line: object.line)
    for missing in graph.missing(in: object["files"]) {
      description.report(
        .warning, line: missing.line, "The project has no object for a file of the target ‘\(target)’.")
    }
    for file in graph.objects(object["files"]) {
      guard file["productRef"] == nil else { continue }
      guard let reference = graph.object(file.text("fileRef")) else {
        description.report(
          .warning, line: file.line,
          "A file of the target ‘\(target)’ refers to an object that the project does not have.")
        continue
      }
      var platforms = file["platformFilters"]?.texts ?? []
      if let platform = file.text("platformFilter") { platforms.append(platform) }
      phase.files += members(reference, platforms: platforms)
    }
    return phase
  }

  /// A file, or the files of a variant group: one for each language.
  private func members(_ reference: GraphObject, platforms: [String]) -> [FileMember] {
    let files = reference.isa == "PBXVariantGroup" ? graph.objects(reference["children"]) : [reference]
    return files.map { file in
      FileMember(
        place: tree.place(of: file),
        type: file.isa == "XCVersionGroup"
          ? "wrapper.xcdatamodel" : file.text("explicitFileType") ?? file.text("lastKnownFileType"),
        currentVersion: graph.object(file.text("currentVersion"))?.text("path").map(FilePath.name), line: file.line,
        platforms: platforms)
    }
  }

  /// The kind of a phase.
  private static func kind(of object: GraphObject) -> PhaseDescription.Kind {
    switch object.isa {
    case "PBXSourcesBuildPhase": return .sources
    case "PBXResourcesBuildPhase": return .resources
    case "PBXFrameworksBuildPhase": return .frameworks
    case "PBXHeadersBuildPhase": return .headers
    case "PBXShellScriptBuildPhase": return .script
    case "PBXCopyFilesBuildPhase":
      return PhaseDescription.copy(
        to: object.text("dstSubfolderSpec") ?? object.text("dstSubfolder"), path: object.text("dstPath") ?? "")
    default: return .other
    }
  }

  /// The synchronized folders of a target: those it names, and those of which it has single files.
  private func folders(of target: GraphObject) -> [FolderMembership] {
    let own = graph.objects(target["fileSystemSynchronizedGroups"])
    let ownIDs = Set(own.map(\.id))
    let others = synchronizedFolders.filter { !ownIDs.contains($0.id) }
    let phases = Set(target["buildPhases"]?.texts ?? [])
    var memberships: [FolderMembership] = []
    for group in own + others {
      guard case .file(let path) = tree.place(of: group) else { continue }
      var folder = FolderMembership(path: path, line: group.line, includesAll: ownIDs.contains(group.id))
      folder.wholeFolders = Set(group["explicitFolders"]?.texts ?? [])
      for (path, type) in group["explicitFileTypes"]?.dictionary ?? [:] { folder.types[path] = type.text }
      for set in graph.objects(group["exceptions"]) {
        let exceptions = set["membershipExceptions"]?.texts ?? []
        if set.text("target") == target.id {
          folder.exceptions.formUnion(exceptions)
          for (path, value) in set["platformFiltersByRelativePath"]?.dictionary ?? [:] {
            folder.platforms[path] = value.texts
          }
        } else if let phase = graph.object(set.text("buildPhase")), phases.contains(phase.id) {
          for path in exceptions { folder.phases[path] = Self.kind(of: phase) }
        }
      }
      if folder.includesAll || !folder.exceptions.isEmpty || !folder.phases.isEmpty { memberships.append(folder) }
    }
    return memberships
  }
}
