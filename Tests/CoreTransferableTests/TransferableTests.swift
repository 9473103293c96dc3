import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// A value with a form of its own, and text for all other apps.
private struct Recipe: Codable, Hashable, Transferable {
  var name: String
  var minutes = 5

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Note: Hashable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { note in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data(note.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8) + "." + received.file.pathExtension)
    }
    .suggestedFileName { $0.text + ".txt" }
    .exportingCondition { !$0.text.isEmpty }
  }
}

private struct Marked: Hashable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text, importing: { Marked(text: $0) }).visibility(.ownProcess)
  }
}

@Suite("Values as data") struct TransferableTests {
  @Test("A value has the forms of its description, the best one first") func types() {
    #expect(Recipe(name: "Soup").exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Recipe.importedContentTypes() == [.json])
    #expect(Marked.importedContentTypes() == [.utf8PlainText, .plainText])
  }

  @Test("A value that was written as encoded data is read again") func codable() async throws {
    let recipe = Recipe(name: "Soup", minutes: 20)
    let data = try await recipe.exported(as: .json)
    #expect(try JSONDecoder().decode(Recipe.self, from: data) == recipe)
    #expect(try await Recipe(importing: data, contentType: .json) == recipe)
    #expect(try await Recipe(importing: data, contentType: nil) == recipe)
  }

  @Test("A value has the forms of its proxy") func proxy() async throws {
    #expect(try await Recipe(name: "Soup").exported(as: .utf8PlainText) == Data("Soup".utf8))
    #expect(try await Marked(importing: Data("a".utf8), contentType: .utf8PlainText) == Marked(text: "a"))
  }

  @Test("A file that is received has its type's extension, and is removed afterwards") func files() async throws {
    let data = try await Note(text: "a").exported(as: .plainText)
    #expect(data == Data("a".utf8))
    #expect(try await Note(importing: data, contentType: .plainText) == Note(text: "a.txt"))
  }

  @Test("A value for which the condition does not hold is not written") func condition() async {
    #expect(Note(text: "").exportedContentTypes().isEmpty)
    await #expect(throws: TransferError.noForm(type: "Note", contentType: "public.plain-text")) {
      try await Note(text: "").exported(as: .plainText)
    }
    #expect(Note.forms.first?.suggestedFileName?(Note(text: "a")) == "a.txt")
  }

  @Test("The visibility belongs to each form") func visibility() {
    #expect(Marked.forms.allSatisfy { $0.visibility == .ownProcess })
    #expect(Recipe.forms.allSatisfy { $0.visibility == .all })
  }

  @Test("A form that the type does not have is an error that names both") func absent() async {
    await #expect(throws: TransferError.noForm(type: "Recipe", contentType: "public.png")) {
      try await Recipe(name: "Soup").exported(as: .png)
    }
    await #expect(throws: TransferError.noForm(type: "Recipe", contentType: "public.png")) {
      try await Recipe(importing: Data(), contentType: .png)
    }
    let error = TransferError.noForm(type: "Recipe", contentType: "public.png")
    #expect("\(error)".contains("Recipe has no form of the type public.png."))
  }

  @Test("Strings, URLs, data and attributed strings are transferable") func foundation() async throws {
    let url = try #require(URL(string: "https://example.org/a?b"))
    #expect(try await URL(importing: await url.exported(as: .url), contentType: .url) == url)
    #expect(try await String(importing: await "å".exported(as: .utf8PlainText), contentType: .utf8PlainText) == "å")
    #expect(try await Data(importing: await Data([1]).exported(as: .data), contentType: .data) == Data([1]))
    let text = AttributedString("a")
    #expect(
      try await AttributedString(importing: await text.exported(as: .utf8PlainText), contentType: .utf8PlainText)
        == text)
    await #expect(throws: TransferError.unreadable(type: "URL")) {
      try await URL(importing: Data(), contentType: .url)
    }
  }
}
