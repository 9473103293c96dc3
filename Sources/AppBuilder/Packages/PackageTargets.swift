import Foundation
import SceneSystem
import XcodeProject

/// Makes targets of the project from packages that use Apple's modules, so that their sources go through the source pass and find UIKit.
///
/// A package that uses none of them stays a dependency, as the package manager builds it. So does one with targets that this cannot build:
/// macros, plugins, binaries, other languages.
struct PackageTargets {
  private let manager: PackageManager
  /// The packages by identity, as far as they were read.
  private var manifests: [String: PackageManifest] = [:]
  /// The folders of packages by identity.
  private var folders: [String: String] = [:]
  private var used: [String: Bool] = [:]
  private(set) var diagnostics: [ProjectDiagnostic] = []

  init(_ manager: PackageManager) { self.manager = manager }

  /// The project with the targets of such packages in place of the packages' products.
  ///
  /// - Parameter checkouts: The folders of remote packages that are on the disk, by identity.
  mutating func including(_ project: AppProject, checkouts: [String: String]) throws(BuilderError) -> AppProject {
    guard project.targets.contains(where: { !$0.packageProducts.isEmpty }) else { return project }
    var project = project
    folders = checkouts
    for package in project.packages {
      if case .local(let path) = package.source { folders[package.identity] = path }
    }
    for identity in folders.keys.sorted() { try read(identity) }
    let absorbed = manifests.keys.filter { isAbsorbed($0, path: []) }
    guard !absorbed.isEmpty else { return project }
    for identity in absorbed.sorted() {
      guard let manifest = manifests[identity] else { continue }
      for target in manifest.targets where target.type == "regular" {
        project.targets.append(self.target(target, of: manifest, identity: identity, &project))
      }
    }
    for index in project.targets.indices { connect(&project.targets[index]) }
    project.packages.removeAll { isAbsorbed($0.identity, path: []) }
    return project
  }

  /// Reads the manifest of a package and of the local ones that it depends on.
  private mutating func read(_ identity: String) throws(BuilderError) {
    guard manifests[identity] == nil, let folder = folders[identity], Files.isFile(folder + "/Package.swift") else {
      return
    }
    guard let manifest = PackageManifest(try manager.manifest(of: folder), folder: folder) else { return }
    manifests[identity] = manifest
    for dependency in manifest.dependencies {
      if let path = dependency.path { folders[dependency.identity] = path }
      try read(dependency.identity)
    }
  }

  // MARK: Which packages

  /// Whether a package, or one that it depends on, uses a module of Apple's.
  private func isAbsorbed(_ identity: String, path: [String]) -> Bool {
    guard let manifest = manifests[identity], !path.contains(identity) else { return false }
    let isBuildable = manifest.targets.allSatisfy { target in
      ["regular", "test"].contains(target.type) && !hasForeignSources(target, of: manifest)
    }
    guard isBuildable else { return false }
    if manifest.targets.contains(where: { $0.type == "regular" && usesApple($0, of: manifest) }) { return true }
    return manifest.dependencies.contains { isAbsorbed($0.identity, path: path + [identity]) }
  }

  private func usesApple(_ target: PackageManifest.Target, of manifest: PackageManifest) -> Bool {
    let modules = SystemModules.ours.union(AppleFrameworks.names)
    return sources(of: target, in: manifest).contains { path in
      let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).contains { line in
        guard line.contains("import ") else { return false }
        let words = line.split { " \t.".contains($0) }.map(String.init)
        guard let index = words.firstIndex(of: "import"), index < 3 else { return false }
        return words.dropFirst(index + 1).prefix(2).contains { modules.contains($0) }
      }
    }
  }

  private func hasForeignSources(_ target: PackageManifest.Target, of manifest: PackageManifest) -> Bool {
    guard target.type == "regular" else { return false }
    return files(of: target, in: manifest).contains { path in
      [".c", ".m", ".mm", ".cpp", ".cc"].contains { path.hasSuffix($0) }
    }
  }

  // MARK: Files

  private func folder(of target: PackageManifest.Target, in manifest: PackageManifest) -> String {
    if let path = target.path { return Paths.absolute("\(manifest.folder)/\(path)") }
    let folders = ["Sources", "Source", "src", "srcs"].map { "\(manifest.folder)/\($0)/\(target.name)" }
    return folders.first(where: Files.isFolder) ?? "\(manifest.folder)/Sources"
  }

  /// The files of a target as absolute paths, without what is excluded.
  private func files(of target: PackageManifest.Target, in manifest: PackageManifest) -> [String] {
    let folder = folder(of: target, in: manifest)
    return (FileManager.default.subpaths(atPath: folder) ?? []).sorted().filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
        && !target.excluded.contains { name == $0 || name.hasPrefix($0 + "/") }
        && target.sources?.contains { $0 == "." || $0 == "./" || name == $0 || name.hasPrefix($0 + "/") } ?? true
    }.map { "\(folder)/\($0)" }
  }

  private func sources(of target: PackageManifest.Target, in manifest: PackageManifest) -> [String] {
    files(of: target, in: manifest).filter { $0.hasSuffix(".swift") }
  }

  // MARK: Targets

  private func name(_ target: String, _ identity: String) -> String { "\(identity)/\(target)" }

  private mutating func target(
    _ described: PackageManifest.Target, of manifest: PackageManifest, identity: String, _ project: inout AppProject
  ) -> ProjectTarget {
    let module = String(described.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    var target = ProjectTarget(
      name: name(described.name, identity), kind: .framework, productType: "com.apple.product-type.framework",
      productName: described.name, moduleName: module)
    let folder = folder(of: described, in: manifest)
    target.sources = sources(of: described, in: manifest).map { path in
      ProjectTarget.Source(path: path, name: String(path.dropFirst(folder.count + 1)))
    }
    target.swift.languageMode = manifest.languageMode
    target.swift.conditions =
      described.defines + ["SWIFT_PACKAGE"] + (project.configuration == "Release" ? [] : ["DEBUG"])
    target.swift.upcomingFeatures = manifest.languageMode == "6" ? [] : described.upcomingFeatures
    target.resources = resources(of: described, folder: folder)
    if !target.resources.isEmpty { target.settings[Self.resourcesKey] = "YES" }
    for dependency in described.dependencies {
      if let own = manifest.targets.first(where: { $0.name == dependency.name }), dependency.package == nil {
        if own.type == "regular" { target.dependencies.append(name(own.name, identity)) }
        continue
      }
      let package = package(dependency.package, product: dependency.name, of: manifest)
      target.packageProducts.append(PackageProduct(product: dependency.name, package: package?.identity))
      addPackage(package, to: &project)
    }
    return target
  }

  /// The setting that a target has whose sources use `Bundle.module`.
  static let resourcesKey = "PROSCENIUM_PACKAGE_RESOURCES"

  private func resources(of target: PackageManifest.Target, folder: String) -> [ProjectTarget.Resource] {
    var resources: [ProjectTarget.Resource] = []
    for resource in target.resources {
      let path = "\(folder)/\(resource.path)"
      let name = Paths.name(of: path)
      guard Files.isFolder(path), !resource.isCopied, !Self.isWhole(name) else {
        resources.append(ProjectTarget.Resource(path: path, destination: name))
        continue
      }
      resources += processed(path)
    }
    // Files of Xcode's kinds are resources without a rule.
    for file in Files.names(in: folder) where file.hasSuffix(".xcassets") || file.hasSuffix(".lproj") {
      resources.append(ProjectTarget.Resource(path: "\(folder)/\(file)", destination: file))
    }
    resources += models(of: target, in: folder)
    var seen: Set<String> = []
    return resources.filter { seen.insert($0.destination).inserted }
  }

  /// The models of Core Data in a target's folder and those below it.
  private func models(of target: PackageManifest.Target, in folder: String) -> [ProjectTarget.Resource] {
    var models: [ProjectTarget.Resource] = []
    for name in (FileManager.default.subpaths(atPath: folder) ?? []).sorted() {
      let resource = ProjectTarget.Resource(path: "\(folder)/\(name)", destination: Paths.name(of: name))
      let isInside = models.contains { resource.path.hasPrefix($0.path + "/") }
      let isExcluded = target.excluded.contains { name == $0 || name.hasPrefix($0 + "/") }
      let isCopied = target.resources.contains { $0.isCopied && name.hasPrefix($0.path + "/") }
      if DataModel.isModel(resource), !isInside, !isExcluded, !isCopied { models.append(resource) }
    }
    return models
  }

  /// Whether a folder of this name is one resource.
  private static func isWhole(_ name: String) -> Bool {
    [".xcassets", ".lproj", ".bundle", ".xcdatamodeld", ".xcdatamodel"].contains { name.hasSuffix($0) }
  }

  /// The files of a folder, which are put at the top of the bundle; catalogues and translations keep their folders.
  private func processed(_ folder: String) -> [ProjectTarget.Resource] {
    Files.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [ProjectTarget.Resource] in
      let path = "\(folder)/\(name)"
      guard Files.isFolder(path), !Self.isWhole(name) else {
        return [ProjectTarget.Resource(path: path, destination: name)]
      }
      return processed(path)
    }
  }

  private func package(
    _ name: String?, product: String, of manifest: PackageManifest
  ) -> PackageManifest.Dependency? {
    let wanted = (name ?? product).lowercased()
    return manifest.dependencies.first { dependency in
      dependency.identity == wanted || manifests[dependency.identity]?.name.lowercased() == wanted
        || manifests[dependency.identity]?.products[product] != nil
    } ?? (manifest.dependencies.count == 1 ? manifest.dependencies[0] : nil)
  }

  /// Adds a package that only an absorbed one depends on.
  private func addPackage(_ package: PackageManifest.Dependency?, to project: inout AppProject) {
    guard let package, !project.packages.contains(where: { $0.identity == package.identity }) else { return }
    if let path = package.path {
      project.packages.append(ProjectPackage(identity: package.identity, source: .local(path: path)))
    } else if let url = package.url {
      project.packages.append(
        ProjectPackage(
          identity: package.identity, source: .remote(url: url, requirement: package.requirement ?? "from: \"0.0.0\"")))
    }
  }

  /// Replaces products of absorbed packages by their targets.
  private func connect(_ target: inout ProjectTarget) {
    var others: [PackageProduct] = []
    for product in target.packageProducts {
      let owner =
        product.package.flatMap { manifests[$0] == nil ? nil : $0 }
        ?? manifests.first { $0.value.products[product.product] != nil }?.key
      guard let owner, isAbsorbed(owner, path: []), let manifest = manifests[owner] else {
        others.append(product)
        continue
      }
      let names = manifest.products[product.product] ?? [product.product]
      target.dependencies += names.map { name($0, owner) }
    }
    target.packageProducts = others
  }
}
