import Foundation
import Testing
import TestSupport
import XcodeProject

@testable import AppBuilder

@Suite("Placeholders for absent modules") struct PlaceholderWriterTests {
  private func text(_ uses: [String: [String]], declared: Set<String> = []) -> String {
    var writer = PlaceholderWriter()
    for (name, uses) in uses { writer.add(name, module: "MapKit", uses: uses) }
    return writer.text(declared: declared)
  }

  @Test("A name is a view, a controller, an object or a protocol by its ending and its use")
  func kinds() {
    let text = text([
      "MKMapView": ["type"], "MKThingViewController": ["type"], "MKThing": ["type"], "MKThingDelegate": ["type"],
      "MKShape": ["type", "protocol"], "MKBox": ["type", "generic 2"], "kMKName": ["value"],
    ])
    #expect(text.contains("open class MKMapView: UIView, PlaceholderMembers {"))
    #expect(text.contains("open class MKThingViewController: UIViewController, PlaceholderMembers {"))
    #expect(text.contains("open class MKThing: NSObject, PlaceholderMembers {"))
    #expect(text.contains("public protocol MKThingDelegate: AnyObject, PlaceholderMembers {}"))
    #expect(text.contains("public protocol MKShape: PlaceholderMembers {}"))
    #expect(text.contains("open class MKBox<T0, T1>: NSObject, PlaceholderMembers {"))
    #expect(text.contains("public let kMKName = Placeholder(\"MapKit.kMKName\")"))
  }

  @Test("Each call is an initializer with its labels, once, and members without a type are members of each class")
  func calls() {
    let text = text([
      "MKThing": ["call _:_ kind:.", "call? named:_", "call _:{2}"], "MKView": ["call frame:_", "call map:_"],
      ".wide": [], ".class": [],
    ])
    #expect(text.contains("public init(_ argument0: Any?, `kind` argument1: Placeholder)"))
    #expect(text.contains("public init?(`named` argument0: Any?)"))
    #expect(text.contains("public init(_ argument0: @escaping (Placeholder, Placeholder) -> Void)"))
    #expect(text.contains("public convenience init(`map` argument0: Any?)"))
    #expect(!text.contains("init(`frame`"))
    #expect(text.contains("public static var `wide`: MKThing { MKThing() }"))
    #expect(!text.contains("`class`"))
  }

  @Test(
    "A method that the app overrides is declared if its types are there, and names that are declared elsewhere are not")
  func overrides() {
    let text = text(
      [
        "MKThing": ["superclass", "override func go(to view: UIView)", "override func use(_ own: OwnType)"],
        "MKKnown": ["type"],
      ], declared: ["MKKnown"])
    #expect(text.contains("open func go(to view: UIView) {  }"))
    #expect(!text.contains("OwnType"))
    #expect(!text.contains("MKKnown"))
  }

  @Test("The files of known modules declare each name once, in modules that import each other")
  func files() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../../SourcePass/Placeholders"
    ).standardizedFileURL
    var owners: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for declared in PlaceholderWriter.declarations(of: text) where text.contains("{") {
        let other = owners.updateValue(name, forKey: declared)
        #expect(other == nil || other == name, "\(declared) is in \(other ?? "") and \(name)")
      }
    }
    #expect(owners["CLLocationManager"] == "CoreLocation.swift")
    #expect(owners["MKCoordinateRegion"] == "MapKit.swift")
    #expect(owners["CIFilter"] == "CoreImage.swift" && owners["kCIInputImageKey"] == "CoreImage.swift")
    #expect(owners["SKCropNode"] == "SpriteKit.swift")
  }

  @Test("A target that imports an absent module depends on its placeholder and those that it imports, under an alias")
  func modules() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
    let target = ProjectTarget(
      name: "App", kind: .application, productType: "", productName: "App", moduleName: "App")
    let found = SourcePassReport.Import(module: "MapKit", file: "/A.swift", line: 1, available: false, symbols: [])
    let report = SourcePassReport(written: 0, unchanged: 0, entryPoint: nil, imports: [found], diagnostics: [])
    let modules = PlaceholderModules(
      tool: ToolPackage(path: root.path), targets: [target], reports: ["App": report])
    #expect(Set(modules.names) == ["PlaceholderSupport", "MapKitPlaceholder", "CoreLocationPlaceholder"])
    var package = GeneratedPackage(name: "App")
    package.targets = [GeneratedPackage.Target(.executableTarget, name: "App")]
    modules.add(to: &package)
    #expect(package.targets[0].targets == ["MapKitPlaceholder"])
    #expect(package.targets[0].settings.last == ".unsafeFlags([\"-module-alias\", \"MapKit=MapKitPlaceholder\"])")
    let map = try #require(package.targets.first { $0.name == "MapKitPlaceholder" })
    #expect(map.targets == ["PlaceholderSupport", "CoreLocationPlaceholder"])
  }
}
