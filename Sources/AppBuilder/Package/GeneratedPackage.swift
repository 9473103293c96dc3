/// A Swift package that is written for an app.
package struct GeneratedPackage: Hashable, Sendable {
  /// One target.
  package struct Target: Hashable, Sendable {
    /// The kinds of targets.
    package enum Kind: String, Hashable, Sendable {
      case executableTarget, target, testTarget
    }

    /// The kind.
    package var kind: Kind
    /// The name, which is the module's.
    package var name: String
    /// The names of targets of the package.
    package var targets: [String] = []
    /// The products of packages.
    package var products: [Product] = []
    /// The paths of files in the target's folder that are no sources.
    package var excluded: [String] = []
    /// The settings, as expressions of a manifest.
    package var settings: [String] = []

    package init(_ kind: Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// A product of a package.
  package struct Product: Hashable, Sendable {
    /// The product's name.
    package var name: String
    /// The name under which the manifest's dependencies have the package, or its identity.
    package var package: String

    package init(_ name: String, package: String) {
      self.name = name
      self.package = package
    }
  }

  /// The name.
  package var name: String
  /// The packages that it depends on, as expressions of a manifest.
  package var dependencies: [String] = []
  /// The targets.
  package var targets: [Target] = []

  package init(name: String) { self.name = name }

  /// The text of the `Package.swift`.
  package var manifest: String {
    var text = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.string(name)),
        platforms: [.macOS(.v15)],
        dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        targets: [

      """
    for target in targets { text += Self.text(of: target) }
    return text + "  ])\n"
  }

  private static func text(of target: Target) -> String {
    var text =
      "    .\(target.kind.rawValue)(\n      name: \(SwiftLiteral.string(target.name)),\n      dependencies: [\n"
    for name in target.targets { text += "        .target(name: \(SwiftLiteral.string(name))),\n" }
    for product in target.products {
      text += "        .product(name: \(SwiftLiteral.string(product.name)), package: "
      text += "\(SwiftLiteral.string(product.package))),\n"
    }
    text += "      ],\n      path: \(SwiftLiteral.string("Sources/\(target.name)"))"
    if !target.excluded.isEmpty { text += ",\n      exclude: \(SwiftLiteral.array(target.excluded))" }
    if !target.settings.isEmpty {
      text += ",\n      swiftSettings: [\n\(target.settings.map { "        \($0),\n" }.joined())      ]"
    }
    return text + "),\n"
  }
}
