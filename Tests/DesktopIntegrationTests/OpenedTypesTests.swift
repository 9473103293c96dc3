import Foundation
import SceneManifest
import SceneSystem
import Testing
import TestSupport

@testable import DesktopIntegration

@Suite("Types that an app opens, as MIME types")
struct OpenedTypesTests {
  private func opened(
    documents: [String] = [], exported: [PropertyListValue] = [], imported: [PropertyListValue] = [],
    schemes: [String] = [],
    role: String? = nil
  ) -> OpenedTypes {
    var document: [String: PropertyListValue] = ["LSItemContentTypes": .array(documents.map { .string($0) })]
    if let role { document["CFBundleTypeRole"] = .string(role) }
    return OpenedTypes(
      InfoPlist([
        "CFBundleDocumentTypes": .array([.dictionary(document)]), "UTExportedTypeDeclarations": .array(exported),
        "UTImportedTypeDeclarations": .array(imported),
        "CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .array(schemes.map { .string($0) })])]),
      ]), owner: "org.example.a", localizations: Localizations())
  }

  private func declaration(
    _ identifier: String, extensions: [String] = [], mime: [String] = [], conformsTo: [String] = []
  ) -> PropertyListValue {
    .dictionary([
      "UTTypeIdentifier": .string(identifier), "UTTypeConformsTo": .array(conformsTo.map { .string($0) }),
      "UTTypeTagSpecification": .dictionary([
        "public.filename-extension": .array(extensions.map { .string($0) }),
        "public.mime-type": mime.count == 1 ? .string(mime[0]) : .array(mime.map { .string($0) }),
      ]),
    ])
  }

  @Test(
    "Types that every system declares have their MIME types",
    arguments: [
      ("public.plain-text", "text/plain"), ("com.adobe.pdf", "application/pdf"), ("public.jpeg", "image/jpeg"),
      ("Public.HTML", "text/html"), ("public.folder", "inode/directory"), ("public.data", "application/octet-stream"),
    ])
  func known(identifier: String, type: String) {
    let types = opened(documents: [identifier])
    #expect(types.mimeTypes == [type] && types.notes.isEmpty && types.package == nil)
  }

  @Test("A type family is replaced by its members, and each type is listed once")
  func families() {
    let types = opened(documents: ["public.png", "public.image", "public.text", "public.plain-text"])
    #expect(types.mimeTypes.prefix(2) == ["image/png", "image/jpeg"] && types.mimeTypes.last == "text/plain")
    #expect(Set(types.mimeTypes).count == types.mimeTypes.count)
  }

  @Test("A declared MIME type is used; the others of the same type are aliases")
  func declared() {
    let types = opened(
      documents: ["org.example.note"],
      exported: [declaration("org.example.note", extensions: ["note"], mime: ["application/x-note", "text/x-note"])])
    #expect(types.mimeTypes == ["application/x-note", "text/x-note"])
    #expect(types.package?.types.map(\.name) == ["application/x-note"])
    #expect(types.package?.types.first?.aliases == ["text/x-note"])
  }

  @Test("A type with extensions and no MIME type gets a new one, below those that it conforms to")
  func made() {
    let types = opened(
      documents: ["org.example.draft"],
      exported: [
        declaration("org.example.note", extensions: ["note"], conformsTo: ["public.json", "public.data"]),
        declaration("org.example.draft", extensions: [".draft", "a/b"], conformsTo: ["org.example.note"]),
      ])
    #expect(types.mimeTypes == ["application/x-org.example.draft"])
    #expect(types.package?.types.map(\.parents) == [["application/json"], ["application/x-org.example.note"]])
    #expect(types.package?.types.map(\.extensions) == [["note"], ["draft"]])
  }

  @Test("Another app's own declaration of its type takes precedence, and a well-known type is not declared again")
  func imported() {
    let types = opened(
      documents: ["com.other.sheet", "com.adobe.pdf"],
      imported: [
        declaration("com.other.sheet", extensions: ["sheet"], mime: ["application/x-sheet"]),
        declaration("com.adobe.pdf", extensions: ["pdf"]),
      ])
    #expect(types.mimeTypes == ["application/x-sheet", "application/pdf"])
    #expect(types.package?.types.map(\.weight) == [40])
  }

  @Test("Types that the desktop cannot represent are left out, with a message each")
  func notes() {
    let types = opened(
      documents: ["com.unknown.type", "org.example.folder"],
      exported: [declaration("org.example.folder", extensions: ["f"], conformsTo: ["com.apple.package"])],
      schemes: ["notes", "no scheme", "9p"])
    #expect(types.mimeTypes == ["x-scheme-handler/notes"])
    #expect(types.notes.count == 4)
    #expect(types.notes.first?.hasPrefix("No MIME type is known for com.unknown.type,") == true)
    #expect(types.package == nil)
  }

  @Test("An entry with the role None only provides an icon")
  func roles() {
    #expect(opened(documents: ["public.png"], role: "None").mimeTypes.isEmpty)
    #expect(opened(documents: ["public.png"], role: "Viewer").mimeTypes == ["image/png"])
  }

  @Test("Malformed declarations are left out, and invalid MIME types are refused")
  func shapes() {
    let types = opened(
      documents: ["a.b"],
      exported: [
        .string("x"), .dictionary([:]), declaration("a.b", extensions: ["b"], mime: ["x/y z", "x", "x/y;q=1"]),
      ])
    #expect(types.mimeTypes == ["application/x-a.b"])
  }
}

@Suite("Types that an app declares")
struct MIMEPackageTests {
  @Test("The document has comment, translations, parents, patterns and the app that it belongs to")
  func text() throws {
    let file = try #require(try Installation(letters()).files.first { $0.path.hasPrefix("mime/") })
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- X-Proscenium-Bundle: org.example.letters -->
        <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
          <mime-type type="application/x-org.example.letter">
            <comment>Letter</comment>
            <comment xml:lang="de">Brief</comment>
            <sub-class-of type="text/plain"/>
            <glob pattern="*.letter"/>
          </mime-type>
        </mime-info>

        """)
    #expect(MIMEPackage.isPackage(text, of: "org.example.letters"))
    #expect(!MIMEPackage.isPackage(text, of: "org.example.other") && !MIMEPackage.isPackage("", of: ""))
  }

  @Test(
    "update-mime-database accepts the document, whatever its texts contain", arguments: 1...8 as ClosedRange<UInt64>)
  func database(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let owner = "org.example.--" + dice.text() + "-"
    let package = MIMEPackage(
      types: [
        MIMEPackage.DocumentType(
          name: "application/x-a", aliases: ["text/x-a"],
          comment: LocalizedText("x" + dice.text(), translations: ["de": "x" + dice.text() + "\u{1}"]),
          parents: ["text/plain"], extensions: ["x" + dice.text(of: "a[]*?&<\"")], weight: 40)
      ], owner: owner)
    #expect(MIMEPackage.isPackage(package.text, of: owner), "seed \(seed)\n\(package.text)")
    let scratch = TemporaryFolder()
    try scratch.write(package.text, to: "mime/packages/x.xml")
    guard let run = try output(of: "update-mime-database", [scratch.path + "/mime"]) else { return }
    #expect(run.status == 0, "seed \(seed): \(run.text)")
    #expect(scratch.files.contains("mime/application/x-a.xml"), "seed \(seed): \(run.text)\n\(package.text)")
  }
}
