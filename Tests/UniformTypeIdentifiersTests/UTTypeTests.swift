import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// Types, what they conform to, and their other names.
struct UTTypeTests {
  @Test("A type conforms to itself, to its parents and to theirs, and to nothing else")
  func conformance() throws {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(UTType.swiftSource.isSubtype(of: .data))
    #expect(UTType.item.isSupertype(of: .json))
    #expect(!UTType.json.isSubtype(of: .json))
    #expect(!UTType.json.conforms(to: .image))
    #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .content, .data, .item]))
  }

  @Test(
    "A file name's extension or a MIME type gives the type, regardless of case",
    arguments: [("JPG", "image/jpeg", UTType.jpeg), ("md", "", nil), ("json", "application/json", .json)])
  func tags(end: String, mime: String, type: UTType?) throws {
    let found = try #require(UTType(filenameExtension: end))
    #expect(found.isDynamic == (type == nil))
    guard let type else { return }
    #expect(found == type)
    #expect(UTType(mimeType: mime) == type)
    #expect(type.preferredMIMEType == mime)
  }

  @Test("A tag that no type has makes a type that conforms to what was asked for, and keeps the tag")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "Trip", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .text) && type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "trip")
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
  }

  @Test("An identifier that nobody declares is none; one that the app exports is a type")
  func declared() throws {
    #expect(UTType("org.example.none") == nil)
    #expect(UTType("public.json") == .json)
    let own = UTType(exportedAs: "org.example.trip", conformingTo: .json)
    #expect(own.conforms(to: .text) && !own.isDeclared && !own.isPublic)
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    let coded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([own, .png]))
    #expect(coded == [own, .png])
  }

  @Test("Declarations of an Info.plist are types; damaged ones are ignored")
  func declarations() throws {
    let table = TypeTable(declarations: [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.trip", "UTTypeConformsTo": ["public.json"], "UTTypeDescription": "Trip",
          "UTTypeTagSpecification": ["public.filename-extension": ["TRIP", "tour"], "public.mime-type": "x/trip"],
        ] as [String: Any], ["UTTypeConformsTo": 5],
      ],
      "UTImportedTypeDeclarations": "no list",
    ])
    let entry = try #require(table["org.example.trip"])
    #expect(entry.parents == ["public.json"] && entry.extensions == ["trip", "tour"] && entry.mimeTypes == ["x/trip"])
    #expect(table.identifiers(tag: "tour", .filenameExtension) == ["org.example.trip"])
    #expect(table["public.png"] != nil)
  }

  @Test("Every type of the table has parents that are in the table, and no cycle")
  func table() {
    let types = TypeTable.system.split(separator: "\n").map { UTType(known: String($0.prefix { $0 != "|" })) }
    #expect(types.count > 120)
    for type in types {
      #expect(type.isDeclared, "\(type)")
      #expect(!type.supertypes.contains(type), "\(type)")
      for parent in type.supertypes { #expect(parent.isDeclared, "\(type): \(parent)") }
    }
  }

  @Test("A URL gets the extension of a type, unless it has one of its extensions")
  func url() {
    let folder = URL(filePath: "/trips")
    #expect(folder.appendingPathComponent("a", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    #expect(folder.appendingPathComponent("a.jpeg", conformingTo: .jpeg).lastPathComponent == "a.jpeg")
    #expect(folder.appendingPathComponent("a", conformingTo: .data).lastPathComponent == "a")
  }
}
