/// The modules that apps import without bringing them: those of the toolchain, and Proscenium's.
package enum SystemModules {
  /// The module that is imported into each file, for what Apple's Foundation has and the toolchain's lacks.
  package static let foundationOverlay = "FoundationOverlay"

  /// Modules that have another name in Proscenium's package, because packages that apps use leave code out or in where a module of Apple's
  /// name can be imported.
  package static let overlays = [
    "Combine": "CombineOverlay",
    "CoreGraphics": "CoreGraphicsOverlay",
    "CoreServices": "CoreServicesOverlay",
    "MobileCoreServices": "MobileCoreServicesOverlay",
    "OSLog": "OSLogOverlay",
    "QuartzCore": "QuartzCoreOverlay",
    "Security": "SecurityOverlay",
    "os": "LoggingOverlay",
  ]

  /// The product of Proscenium's package for a module; `nil` for one that each app has.
  package static func product(for module: String) -> String? {
    if let overlay = overlays[module] { return overlay }
    let products: Set = [
      "CoreData", "CoreSpotlight", "CoreTransferable", "SafariServices", "SceneTesting", "SwiftUI",
      "UniformTypeIdentifiers",
    ]
    return products.contains(module) ? module : nil
  }

  /// The modules of Proscenium.
  package static let ours: Set<String> = Set(overlays.keys).union([
    "CloudKit", "CoreData", "CoreSpotlight", "CoreTransferable", "SafariServices", "SceneTesting", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications",
  ])

  /// The modules of the toolchain.
  package static let toolchain: Set<String> = [
    "Builtin", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation",
    "_StringProcessing",
  ]

  /// All modules that are there in each app.
  package static let all = ours.union(toolchain)
}
