extension JSONProjectReader {
  /// Reads a target. Its files come with ``readFiles(_:in:)``.
  mutating func readTarget(_ value: FileValue, configurations names: [String]) {
    guard let name = value["name"]?.text else {
      return description.report(.warning, line: value.line, "A target has no name; it is left out.")
    }
    guard targets[name] == nil else {
      return description.report(
        .warning, line: value.line, "There is more than one target ‘\(name)’; the first one is read.")
    }
    let index = description.targets.count
    var target = TargetDescription(id: value["id"]?.text ?? name, name: name, line: value.line)
    switch value["kind"]?.text {
    case "aggregate": target.kind = .aggregate
    case "external-build-system": target.kind = .legacy
    default: target.kind = .native
    }
    if let type = value["product-type"]?.text { target.productType = "com.apple.product-type." + type }
    if let type = value["full-product-type"]?.text { target.productType = type }
    target.configurations = configurations(
      names, files: value["specialized-configurations"]?.array ?? [], settings: value["build-settings"],
      line: value.line)
    target.defaultConfiguration = description.defaultConfiguration
    target.testTarget = value["test-host-target"]?.text
    for phase in value["build-phases"]?.array ?? [] {
      let described = Self.phase(phase)
      let kind = phase.text ?? phase["kind"]?.text ?? ""
      let position = PhaseIndex(target: index, phase: target.phases.count)
      // Members name a phase with its name only where the name is set.
      for key in ["\(name)/\(kind)", described.name.map { "\(name)/\(kind)/\($0)" }, "id:" + described.id] {
        if let key, phases[key] == nil { phases[key] = position }
      }
      target.phases.append(described)
    }
    readDependencies(value, into: &target)
    targets[name] = index
    description.targets.append(target)
  }

  private static func phase(_ value: FileValue) -> PhaseDescription {
    let kind: PhaseDescription.Kind =
      switch value.text ?? value["kind"]?.text {
      case "compile-sources": .sources
      case "resources": .resources
      case "frameworks": .frameworks
      case "headers": .headers
      case "script": .script
      case "copy": PhaseDescription.copy(to: value["bundle-base-path"]?.text, path: value["relative-path"]?.text ?? "")
      default: .other
      }
    return PhaseDescription(id: value["id"]?.text ?? "", kind: kind, name: value["name"]?.text, line: value.line)
  }

  private func readDependencies(_ value: FileValue, into target: inout TargetDescription) {
    for dependency in value["dependencies"]?.array ?? [] {
      if dependency["kind"]?.text == "package" || dependency["product-name"] != nil {
        addProduct(dependency, to: &target)
      } else if let name = dependency.text ?? dependency["target"]?.text ?? dependency["name"]?.text {
        if name != target.name { target.dependencies.append(name) }
      }
    }
    for product in value["package-product-members"]?.array ?? [] { addProduct(product, to: &target) }
  }

  private func addProduct(_ value: FileValue, to target: inout TargetDescription) {
    guard let name = value["product-name"]?.text, value["product-type"]?.text != "plugin" else { return }
    let package = value["package"]?.text.map(PackageIdentity.of)
    let identity = description.packages.first { $0.identity == package }?.identity
    if let index = target.packageProducts.firstIndex(where: { $0.product == name }) {
      if target.packageProducts[index].package == nil { target.packageProducts[index].package = identity }
    } else {
      target.packageProducts.append(PackageProduct(product: name, package: identity))
    }
  }

  // MARK: - Files

  /// Adds the files of the tree to the build phases that they name.
  mutating func readFiles(_ files: FileValue?, in parent: FileMember.Place) {
    for file in files?.array ?? [] {
      let place = Self.place(of: file, in: parent, folder: description.folder)
      switch file["kind"]?.text {
      case "group": readFiles(file["children"], in: place)
      case "folder": readFolder(file, place: place)
      case "variant-group":
        for child in file["children"]?.array ?? [] {
          let place = Self.place(of: child, in: place, folder: description.folder)
          add(child, at: place, membership: file["target-membership"])
        }
      default:
        add(file, at: place, membership: file["target-membership"])
        LocalPackage.add(ofReference: place, to: &description)
        if case .file(let path) = place, FilePath.fileExtension(path) == "xcodeproj" {
          description.projects.append((path, file.line))
        }
      }
    }
  }

  private mutating func add(_ file: FileValue, at place: FileMember.Place, membership: FileValue?) {
    for entry in membership?.array ?? [] {
      let reference = entry["build-phase"] ?? entry
      guard let index = phase(reference) else {
        description.report(
          .warning, line: entry.line,
          "‘\(file["path"]?.text ?? "")’ belongs to ‘\(Self.namePath(reference) ?? "")’, which is no build phase.")
        continue
      }
      let isModel = file["kind"]?.text == "version-group"
      description.targets[index.target].phases[index.phase].files.append(
        FileMember(
          place: place, type: isModel ? "wrapper.xcdatamodel" : file["type"]?.text, line: file.line,
          platforms: entry["platforms"]?.texts ?? []))
    }
  }

  private func phase(_ reference: FileValue) -> PhaseIndex? { Self.namePath(reference).flatMap { phases[$0] } }

  private mutating func readFolder(_ file: FileValue, place: FileMember.Place) {
    guard case .file(let path) = place else { return }
    LocalPackage.add(inSynchronizedFolder: place, to: &description)
    var folders: [Int: FolderMembership] = [:]
    let types = file["file-types"]?.dictionary?.compactMapValues(\.text) ?? [:]
    func membership(includesAll: Bool) -> FolderMembership {
      var folder = FolderMembership(path: path, line: file.line, includesAll: includesAll)
      folder.wholeFolders = Set(file["opaque-folders"]?.texts ?? [])
      folder.types = types
      return folder
    }
    for name in file["target-membership"]?.texts ?? [] {
      guard let index = targets[name] else {
        description.report(.warning, line: file.line, "The folder ‘\(path)’ belongs to ‘\(name)’, which is no target.")
        continue
      }
      folders[index] = membership(includesAll: true)
    }
    for set in file["membership-exceptions"]?.array ?? [] {
      let exceptions = (set["inclusions"]?.texts ?? []) + (set["exclusions"]?.texts ?? [])
      if let name = set["target"]?.text, let index = targets[name] {
        folders[index, default: membership(includesAll: false)].exceptions.formUnion(exceptions)
        for (path, platforms) in set["platforms"]?.dictionary ?? [:] {
          folders[index]?.platforms[path] = platforms.texts
        }
      } else if let reference = set["build-phase"], let index = phase(reference) {
        let kind = description.targets[index.target].phases[index.phase].kind
        for path in exceptions {
          folders[index.target, default: membership(includesAll: false)].phases[path] = kind
        }
      } else {
        description.report(
          .warning, line: set.line, "An exception of the folder ‘\(path)’ names no target of the project.")
      }
    }
    for (index, folder) in folders.sorted(by: { $0.key < $1.key }) { description.targets[index].folders.append(folder) }
  }
}
