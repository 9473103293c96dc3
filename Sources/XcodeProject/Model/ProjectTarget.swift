package import Foundation

/// One target with its files and its settings.
package struct ProjectTarget: Codable, Hashable, Sendable {
  /// The kinds of targets, by their product type.
  package enum Kind: String, Codable, Hashable, Sendable {
    case application, unitTests, uiTests, framework, appExtension, watchApp, other
  }

  /// A source file.
  package struct Source: Codable, Hashable, Sendable {
    /// The absolute path.
    package var path: String
    /// The path below the target's folder, or the name alone of a file elsewhere. It is unique in the target.
    package var name: String

    package init(path: String, name: String) {
      self.path = path
      self.name = name
    }
  }

  /// A file or folder that becomes part of the `.app` folder.
  package struct Resource: Codable, Hashable, Sendable {
    /// The absolute path.
    package var path: String
    /// The path in the `.app` folder, such as `Base.lproj/Main.storyboard`. Xcode puts files of groups at the top.
    package var destination: String
    /// The name of the current version of a model of Core Data, such as `Model 2.xcdatamodel`, where the project has it. The model's
    /// own folder has it too, and takes precedence.
    package var currentVersion: String?

    package init(path: String, destination: String, currentVersion: String? = nil) {
      self.path = path
      self.destination = destination
      self.currentVersion = currentVersion
    }
  }

  /// What the compiler needs to know.
  package struct SwiftOptions: Codable, Hashable, Sendable {
    /// `4`, `4.2`, `5` or `6`.
    package var languageMode = "5"
    /// The names of `SWIFT_ACTIVE_COMPILATION_CONDITIONS`.
    package var conditions: [String] = []
    /// Upcoming features that are on.
    package var upcomingFeatures: [String] = []
    /// Experimental features that are on.
    package var experimentalFeatures: [String] = []
    /// `MainActor` where that is the default isolation (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
    package var defaultIsolation: String?
    /// `minimal`, `targeted` or `complete` (`SWIFT_STRICT_CONCURRENCY`).
    package var strictConcurrency: String?
    /// The words of `OTHER_SWIFT_FLAGS`.
    package var otherFlags: [String] = []
    /// The bridging header, which is not used here.
    package var bridgingHeader: String?

    package init() {}
  }

  /// The name.
  package var name: String
  /// The kind.
  package var kind: Kind
  /// The platform of a target that is not for iOS, such as `macosx`. An app or tests for it are of the kind `other`.
  package var foreignPlatform: String?
  /// The product type as the project has it.
  package var productType: String
  /// `PRODUCT_NAME`.
  package var productName: String
  /// `PRODUCT_MODULE_NAME`.
  package var moduleName: String
  /// `PRODUCT_BUNDLE_IDENTIFIER`.
  package var bundleIdentifier: String?
  /// The Swift files to compile.
  package var sources: [Source] = []
  /// Sources in other languages, as absolute paths. They are not compiled.
  package var foreignSources: [String] = []
  /// What the `.app` folder contains beside the executable and the Info.plist.
  package var resources: [Resource] = []
  /// The Info.plist of the `.app` folder as XML, with its variables replaced and the generated keys in it.
  package var infoPlist: Data?
  /// The Info.plist's source, if there is a file.
  package var infoPlistPath: String?
  /// The options of the compiler.
  package var swift = SwiftOptions()
  /// The names of the targets of this project that it depends on.
  package var dependencies: [String] = []
  /// The products of packages that it uses.
  package var packageProducts: [PackageProduct] = []
  /// The target of the app in whose process the tests run.
  package var testHost: String?
  /// Frameworks of the system that it links by name, such as `MapKit`.
  package var frameworks: [String] = []
  /// The scheme's or the target's deployment version of iOS, such as `17.0`.
  package var deploymentTarget: String?
  /// All build settings with a value of their own, resolved.
  package var settings: [String: String] = [:]

  package init(name: String, kind: Kind, productType: String, productName: String, moduleName: String) {
    self.name = name
    self.kind = kind
    self.productType = productType
    self.productName = productName
    self.moduleName = moduleName
  }
}

/// A product of a package.
package struct PackageProduct: Codable, Hashable, Sendable {
  /// The product's name.
  package var product: String
  /// The identity of its package, as in ``ProjectPackage/identity``; `nil` where the project does not say.
  package var package: String?

  package init(product: String, package: String?) {
    self.product = product
    self.package = package
  }
}
