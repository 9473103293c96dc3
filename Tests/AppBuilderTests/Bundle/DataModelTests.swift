import BinaryPlist
import Foundation
import Testing
import TestSupport
import XcodeProject

@testable import AppBuilder

@Suite("Models of Core Data in the folder of an app") struct DataModelTests {
  private let scratch = TemporaryFolder(containing: "sources")

  private func resource(_ name: String, version: String? = nil) -> ProjectTarget.Resource {
    ProjectTarget.Resource(
      path: "\(scratch.path)/sources/\(name)", destination: Paths.name(of: name), currentVersion: version)
  }

  @discardableResult
  private func build(_ resources: [ProjectTarget.Resource]) throws -> [ProjectDiagnostic] {
    var app = AppFolder(path: scratch.path + "/A.app")
    for resource in resources { try app.add(resource, owner: "/p/Info.plist") }
    try app.removeOthers()
    return app.diagnostics
  }

  private var files: [String] { scratch.files.filter { $0.hasPrefix("A.app/") }.map { String($0.dropFirst(6)) } }

  private func write(_ entities: String, to version: String) throws {
    try scratch.write(DataModelFiles.contents(entities), to: "sources/\(version)/contents")
  }

  private func value(_ name: String) throws -> PropertyListValue {
    try BinaryPropertyListReader.value(in: Array(scratch.bytes(of: "A.app/" + name)))
  }

  private func current(_ model: String) throws -> PropertyListValue? {
    guard case .dictionary(let entries) = try value(model + "/VersionInfo.plist") else { return nil }
    #expect(entries.count == 1)
    return entries["NSManagedObjectModel_CurrentVersionName"]
  }

  @Test("Each version becomes a file in the model's folder, and the current one is named")
  func versions() throws {
    try write("", to: "My Data.xcdatamodeld/My Data.xcdatamodel")
    try write("<entity name=\"A\"/>", to: "My Data.xcdatamodeld/My Data 2.xcdatamodel")
    try write("", to: "My Data.xcdatamodeld/My Data 3.xcdatamodel")
    try scratch.write(
      DataModelFiles.currentVersion("My Data 2.xcdatamodel"), to: "sources/My Data.xcdatamodeld/.xccurrentversion")
    #expect(try build([resource("My Data.xcdatamodeld", version: "My Data 3.xcdatamodel")]).isEmpty)
    #expect(
      files == [
        "My Data.momd/My Data 2.mom", "My Data.momd/My Data 3.mom", "My Data.momd/My Data.mom",
        "My Data.momd/VersionInfo.plist",
      ])
    #expect(try current("My Data.momd") == .string("My Data 2"))
  }

  @Test("A file has the names, attributes and children of the XML file's elements")
  func content() throws {
    try write(
      """
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &amp; b &lt;ü&gt;"/>
        <userInfo><entry key="k" value="1"/></userInfo>
      </entity>
      """, to: "Model.xcdatamodel")
    #expect(try build([resource("Model.xcdatamodel")]).isEmpty)
    #expect(files == ["Model.mom"])
    func element(
      _ name: String, _ attributes: [String: String], _ children: [PropertyListValue] = []
    )
      -> PropertyListValue
    {
      var entries: [String: PropertyListValue] = [
        "name": .string(name), "attributes": .dictionary(attributes.mapValues { .string($0) }),
      ]
      if !children.isEmpty { entries["children"] = .array(children) }
      return .dictionary(entries)
    }
    let attribute = element(
      "attribute",
      ["name": "title", "optional": "YES", "attributeType": "String", "defaultValueString": "a & b <ü>"])
    let entity = element(
      "entity", ["name": "Note", "representedClassName": "Note", "codeGenerationType": "class"],
      [attribute, element("userInfo", [:], [element("entry", ["key": "k", "value": "1"])])])
    #expect(
      try value("Model.mom")
        == element(
          "model",
          [
            "type": "com.apple.IDECoreDataModeler.DataModel", "documentVersion": "1.0",
            "userDefinedModelVersionIdentifier": "",
          ], [entity]))
  }

  @Test("Without a choice in the model's folder, the project's is current, or else the last by name")
  func choice() throws {
    for name in ["A", "B", "C"] { try write("", to: "M.xcdatamodeld/\(name).xcdatamodel") }
    #expect(try build([resource("M.xcdatamodeld")]).isEmpty)
    #expect(try current("M.momd") == .string("C"))
    #expect(try build([resource("M.xcdatamodeld", version: "B.xcdatamodel")]).isEmpty)
    #expect(try current("M.momd") == .string("B"))
    // A choice that is missing or damaged is a warning.
    let file = "sources/M.xcdatamodeld/.xccurrentversion"
    try scratch.write(DataModelFiles.currentVersion("D.xcdatamodel"), to: file)
    let missing = try build([resource("M.xcdatamodeld")])
    #expect(missing.map(\.severity) == [.warning] && missing[0].file.hasSuffix("/.xccurrentversion"))
    #expect(missing[0].message == "The current version D.xcdatamodel of the model is missing; C takes its place.")
    #expect(try current("M.momd") == .string("C"))
    try scratch.write("<plist><dict>", to: file)
    #expect(try build([resource("M.xcdatamodeld", version: "A.xcdatamodel")]).map(\.severity) == [.warning])
    #expect(try current("M.momd") == .string("A"))
  }

  @Test(
    "A version that cannot be read is left out with a warning at its place, and a model without its current version too",
    arguments: [
      ("", "The file has no XML element."), ("<model><entity></model>", "</model> does not belong to <model>."),
      ("<plist/>", "The file is no model: it begins with <plist> in place of <model>."),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><model/>", "The document type declares entities, which are not read."),
      (String(repeating: "<a>", count: 100_000), "Elements are nested more than 128 deep."),
    ])
  func damaged(text: String, reason: String) throws {
    try write("", to: "M.xcdatamodeld/A.xcdatamodel")
    try write("", to: "M.xcdatamodeld/B.xcdatamodel")
    try scratch.write(text, to: "sources/M.xcdatamodeld/A.xcdatamodel/contents")
    let diagnostics = try build([resource("M.xcdatamodeld")])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].file.hasSuffix("/M.xcdatamodeld/A.xcdatamodel/contents"))
    #expect(diagnostics[0].message == "A.xcdatamodel is left out: " + reason)
    #expect(files == ["M.momd/B.mom", "M.momd/VersionInfo.plist"])
    let withoutCurrent = try build([resource("M.xcdatamodeld", version: "A.xcdatamodel")])
    #expect(withoutCurrent.map(\.severity) == [.warning, .warning])
    #expect(files.isEmpty)
  }

  @Test("A model without a version, in the format of Xcode 3, or of too many bytes is left out with a warning")
  func unreadable() throws {
    try scratch.write("x", to: "sources/Empty.xcdatamodeld/readme.txt")
    try scratch.write("x", to: "sources/Old.xcdatamodel/elements")
    try scratch.write("x", to: "sources/None.xcdatamodel/readme.txt")
    try scratch.write(
      [UInt8](repeating: 0x20, count: ReaderLimits.smallFileSize + 1), to: "sources/Huge.xcdatamodel/contents")
    let diagnostics = try build(
      ["Empty.xcdatamodeld", "Old.xcdatamodel", "None.xcdatamodel", "Huge.xcdatamodel"].map { resource($0) })
    #expect(diagnostics.map(\.severity) == Array(repeating: .warning, count: 4))
    #expect(diagnostics[0].message == "The model has no version; it is left out.")
    #expect(diagnostics[1].message.contains("format of Xcode 3"))
    #expect(diagnostics[2].message == "None.xcdatamodel is left out: The file is missing.")
    #expect(diagnostics[3].message.contains("at most"))
    #expect(files.isEmpty)
  }

  @Test("Of two models of one name the first is used, and what a former build has left is replaced")
  func places() throws {
    try write("<entity name=\"A\"/>", to: "One/M.xcdatamodeld/M.xcdatamodel")
    try write("", to: "Two/M.xcdatamodeld/M.xcdatamodel")
    try write("", to: "One/N.xcdatamodel")
    try scratch.write("a file", to: "A.app/M.momd")
    try scratch.write("in a folder", to: "A.app/N.mom/x")
    let diagnostics = try build([
      resource("One/M.xcdatamodeld"), resource("Two/M.xcdatamodeld"), resource("One/N.xcdatamodel"),
    ])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].message.hasPrefix("M.momd is in the app already, from "))
    #expect(files == ["M.momd/M.mom", "M.momd/VersionInfo.plist", "N.mom"])
    let before = FileStatus(scratch.path + "/A.app/M.momd/M.mom")
    try build([resource("One/M.xcdatamodeld")])
    #expect(FileStatus(scratch.path + "/A.app/M.momd/M.mom") == before)
    #expect(files == ["M.momd/M.mom", "M.momd/VersionInfo.plist"])
  }
}
