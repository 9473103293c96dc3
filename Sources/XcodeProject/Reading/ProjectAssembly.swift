/// Puts projects together: targets, packages, schemes, and what needs all of them.
struct ProjectAssembly {
  private var project: AppProject
  private let platform: BuildPlatform
  private let overrides: [String: String]
  /// The settings of each target, for the arguments of schemes.
  private var resolvers: [String: SettingResolver] = [:]
  private var files: [String: String] = [:]
  private var lines: [String: Int] = [:]
  /// The files of other targets' products that each target is linked with or copies.
  private var products: [String: [String]] = [:]

  init(_ project: AppProject, platform: BuildPlatform, overrides: [String: String]) {
    self.project = project
    self.platform = platform
    self.overrides = overrides
  }

  /// Adds the targets, packages and diagnostics of one project file.
  mutating func add(_ description: ProjectDescription) {
    project.configurations = (project.configurations + description.configurations.map(\.name)).uniqued()
    project.packages = (project.packages + description.packages).uniqued()
    project.diagnostics += description.diagnostics
    var settings = TargetSettings(description, platform: platform, overrides: overrides)
    for target in description.targets {
      var builder = TargetBuilder(target, in: description, settings: settings.table(for: target))
      let built = builder.build()
      project.diagnostics += builder.diagnostics
      if project.target(built.name) != nil {
        project.diagnostics.append(
          ProjectDiagnostic(
            .warning, file: description.file, line: target.line,
            "There is more than one target ‘\(built.name)’. The first one is meant by that name."))
      } else {
        resolvers[built.name] = builder.resolver
        files[built.name] = description.file
        lines[built.name] = target.line
        products[built.name] = target.linkedProducts
      }
      project.targets.append(built)
    }
    project.diagnostics += settings.diagnostics
  }

  /// Adds the schemes of projects and workspaces, and those that Xcode makes by itself.
  mutating func addSchemes(from containers: [String]) {
    for container in containers {
      let reader = SchemeReader(container: container)
      project.diagnostics += reader.diagnostics
      for item in reader.schemes where !project.schemes.contains(where: { $0.name == item.scheme.name }) {
        add(item)
      }
    }
    project.schemes += AutomaticSchemes.schemes(for: project.targets, beside: project.schemes)
  }

  private mutating func add(_ item: SchemeReader.Scheme) {
    var scheme = item.scheme
    if let target = scheme.runTarget {
      if project.target(target) == nil {
        project.diagnostics.append(
          ProjectDiagnostic(
            .warning, file: item.file, line: 1, "The scheme ‘\(scheme.name)’ runs ‘\(target)’, which is no target."))
      }
      var resolver = resolvers[target]
      let arguments = scheme.arguments.map { resolver?.expand($0) ?? $0 }
      scheme.arguments = arguments.flatMap(SettingWords.split)
      for (name, value) in scheme.environment { scheme.environment[name] = resolver?.expand(value) ?? value }
    } else {
      scheme.arguments = scheme.arguments.flatMap(SettingWords.split)
    }
    scheme.testTargets.removeAll { project.target($0) == nil }
    project.schemes.append(scheme)
  }

  /// The project, with the hosts of tests by their targets' names.
  func finished() -> AppProject {
    var project = project
    let apps = project.targets.filter { $0.kind == .application }
    for index in project.targets.indices {
      guard let host = project.targets[index].testHost, project.target(host) == nil else { continue }
      project.targets[index].testHost = apps.first { $0.productName == host }?.name
    }
    namePackages(of: &project)
    addImplicitDependencies(of: &project)
    connectDependencies(of: &project)
    project.diagnostics = project.diagnostics.uniqued()
    return project
  }

  /// Adds the targets whose products a target is linked with, or copies, as Xcode finds them in a project and in a workspace.
  private func addImplicitDependencies(of project: inout AppProject) {
    var makers: [String: [String]] = [:]
    for target in project.targets where target.foreignPlatform == nil {
      for file in target.libraryFiles { makers[file, default: []].append(target.name) }
    }
    for index in project.targets.indices {
      let target = project.targets[index]
      for file in products[target.name] ?? [] {
        // One of several with this product may be named as a dependency.
        guard let known = makers[file], !known.contains(target.name),
          !known.contains(where: { project.targets[index].dependencies.contains($0) })
        else { continue }
        project.targets[index].dependencies.append(known[0])
      }
    }
  }

  /// Leaves only dependencies on targets that were read, and none on a target that needs the one that depends on it.
  private func connectDependencies(of project: inout AppProject) {
    let names = Set(project.targets.map(\.name))
    for index in project.targets.indices {
      let target = project.targets[index]
      let missing = target.dependencies.filter { !names.contains($0) }
      for name in missing {
        project.diagnostics.append(
          ProjectDiagnostic(
            .warning, file: files[target.name] ?? project.location.path, line: lines[target.name],
            "The target ‘\(target.name)’ depends on ‘\(name)’, which is not in this project.", target: target.name))
      }
      project.targets[index].dependencies.removeAll { !names.contains($0) || $0 == target.name }
    }
    for edge in DependencyCycles.edges(in: project.targets) {
      project.diagnostics.append(
        ProjectDiagnostic(
          .error, file: files[edge.target] ?? project.location.path, line: lines[edge.target],
          "The targets ‘\(edge.target)’ and ‘\(edge.dependency)’ depend on each other. Remove one of the dependencies.",
          target: edge.target))
      guard let index = project.targets.firstIndex(where: { $0.name == edge.target }) else { continue }
      project.targets[index].dependencies.removeAll { $0 == edge.dependency }
    }
  }

  /// Completes products whose package the project does not name: by another target, by the packages on disk, or because there is one package
  /// only.
  private func namePackages(of project: inout AppProject) {
    var known: [String: String] = [:]
    for product in project.targets.flatMap(\.packageProducts) {
      known[product.product] = product.package ?? known[product.product]
    }
    var libraries: [String: String] = [:]
    for package in project.packages {
      guard case .local(let path) = package.source, let bytes = try? FileSystem.bytes(path + "/Package.swift") else {
        continue
      }
      for name in ManifestScan(bytes, folder: path).libraries { libraries[name] = libraries[name] ?? package.identity }
    }
    let only = project.packages.count == 1 ? project.packages[0].identity : nil
    for target in project.targets.indices {
      for index in project.targets[target].packageProducts.indices {
        let product = project.targets[target].packageProducts[index]
        guard product.package == nil else { continue }
        let named = project.packages.first { $0.identity == product.product.lowercased() }?.identity
        project.targets[target].packageProducts[index].package =
          known[product.product] ?? named ?? libraries[product.product] ?? only
      }
    }
  }
}

extension TargetDescription {
  /// The names of other targets' products in the phases that link and copy.
  fileprivate var linkedProducts: [String] {
    phases.flatMap { phase -> [String] in
      switch phase.kind {
      case .frameworks, .copyFiles:
        phase.files.filter(\.isForPhone).compactMap {
          if case .product(let path) = $0.place { FilePath.name(path) } else { nil }
        }
      default: []
      }
    }
  }
}

extension ProjectTarget {
  /// The names that the product of a library has as a file.
  fileprivate var libraryFiles: [String] {
    switch kind {
    case .framework: [productName + ".framework"]
    case .other where productType.hasPrefix("com.apple.product-type.library"): ["lib\(productName).a"]
    default: []
    }
  }
}
