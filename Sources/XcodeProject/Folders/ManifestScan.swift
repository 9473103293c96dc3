/// What the text of a `Package.swift` says by convention. The manifest is a program and is not run.
struct ManifestScan {
  /// A target.
  struct Target: Hashable {
    /// The declaration, as in `executableTarget`.
    var kind: String
    /// The name.
    var name: String
    /// The folder, if the manifest names one.
    var path: String?
    /// Paths below the folder that are left out.
    var excluded: [String] = []
    /// Paths below the folder that are copied as they are.
    var copied: [String] = []
    /// The names of other targets.
    var targets: [String] = []
    /// Products of packages.
    var products: [PackageProduct] = []
    /// The line.
    var line: Int
  }

  /// The targets.
  private(set) var targets: [Target] = []
  /// The packages.
  private(set) var packages: [ProjectPackage] = []
  /// The names of the libraries that other packages can use.
  private(set) var libraries: [String] = []
  /// The bundle identifier of an `.iOSApplication` product.
  private(set) var bundleIdentifier: String?
  /// The language mode that the version of the tools implies.
  private(set) var languageMode = "5"
  private let text: [UInt8]

  /// Scans a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - folder: The package's folder.
  init(_ bytes: [UInt8], folder: String) {
    text = Array(bytes.prefix(1 << 20))
    let code = ManifestCode(text)
    if let version = code.toolsVersion, version >= 6 { languageMode = "6" }
    for call in code.calls(["executableTarget", "target", "testTarget"]) {
      guard let name = call.string("name") else { continue }
      var target = Target(kind: call.name, name: name, path: call.string("path"), line: call.line)
      target.excluded = call.strings("exclude")
      target.copied = call.inner(["copy"]).compactMap { $0.firstString }
      for product in call.inner(["product"]) {
        if let name = product.string("name") {
          target.products.append(PackageProduct(product: name, package: product.string("package")?.lowercased()))
        }
      }
      target.targets = call.strings("dependencies") + call.inner(["target", "byName"]).compactMap { $0.string("name") }
      targets.append(target)
    }
    libraries = code.calls(["library"]).compactMap { $0.string("name") }
    bundleIdentifier = code.calls(["iOSApplication"]).first?.string("bundleIdentifier")
    for call in code.calls(["package"]) {
      if let path = call.string("path") {
        let path = FilePath.join(folder, path)
        packages.append(ProjectPackage(identity: PackageIdentity.of(path), source: .local(path: path)))
      } else if let url = call.string("url"), let requirement = call.remainder(after: url),
        PackageIdentity.isAddress(url), PackageIdentity.isRequirement(requirement)
      {
        packages.append(
          ProjectPackage(identity: PackageIdentity.of(url), source: .remote(url: url, requirement: requirement)))
      }
    }
  }
}
