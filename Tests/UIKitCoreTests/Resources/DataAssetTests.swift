import Foundation
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Data of asset catalogues") struct DataAssetTests {
  private let folder = TemporaryFolder()

  /// A bundle whose catalogue has a data set with one file.
  private func bundle(_ contents: String, file: String = "levels.json", folderName: String = "Levels") throws -> Bundle
  {
    let set = folder.url.appendingPathComponent("\(UUID().uuidString)/Assets.xcassets/\(folderName).dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("[1]".utf8).write(to: set.appendingPathComponent(file))
    return try #require(Bundle(path: set.deletingLastPathComponent().deletingLastPathComponent().path))
  }

  @Test("A data set has the content of its file, and the type that it declares") func data() throws {
    let bundle = try bundle(
      #"{ "data": [{ "idiom": "universal", "filename": "levels.json", "universal-type-identifier": "public.json" }] }"#)
    let asset = try #require(NSDataAsset(name: "Levels", bundle: bundle))
    #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "Levels")
  }

  @Test("Without a declared type it is that of the file's extension") func type() throws {
    let bundle = try bundle(#"{ "data": [{ "filename": "levels.png" }] }"#, file: "levels.png")
    #expect(NSDataAsset(name: "Levels", bundle: bundle)?.typeIdentifier == "public.png")
  }

  @Test(
    "A set that is missing, damaged or leads elsewhere has no data",
    arguments: [
      "{", #"{ "data": [] }"#, #"{ "data": [{ "filename": "../../x" }] }"#, #"{ "data": [{ "filename": "no" }] }"#,
    ])
  func missing(contents: String) throws {
    let bundle = try bundle(contents)
    #expect(NSDataAsset(name: "Levels", bundle: bundle) == nil)
    #expect(NSDataAsset(name: "Other", bundle: bundle) == nil && NSDataAsset(name: "", bundle: bundle) == nil)
  }
}
