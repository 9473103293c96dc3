// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Recipes",
  dependencies: [.package(path: "../proscenium")],
  targets: [
    .executableTarget(
      name: "Recipes",
      dependencies: [.product(name: "UIKit", package: "proscenium")],
      path: "Recipes",
      exclude: ["Info.plist", "Assets.xcassets"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Recipes", .product(name: "SceneTesting", package: "proscenium")]),
  ]
)
