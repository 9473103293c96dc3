import ActivityArchive
import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@Suite("Representations of an item provider") struct ItemProviderTests {
  /// An app-defined type, as apps write them.
  private final class Card: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let name: String
    init(name: String) { self.name = name }

    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.card", "public.utf8-plain-text"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.card"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == "org.example.card" ? "card:\(name)" : name).utf8), nil)
      return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let card = Card(name: String(decoding: data.dropFirst(5), as: UTF8.self)) as? Self else {
        throw CocoaError(.coderReadCorrupt)
      }
      return card
    }
  }

  private func load<T: _ObjectiveCBridgeable & Sendable>(
    _ type: T.Type, from provider: NSItemProvider
  ) async throws -> T
  where T._ObjectiveCType: NSItemProviderReading {
    try await withCheckedThrowingContinuation { done in
      provider.loadObject(ofClass: type) { value, error in
        if let value { done.resume(returning: value) } else { done.resume(throwing: error!) }
      }
    }
  }

  /// The result of `read` for the object, on the thread of the callback.
  private func load<Answer: Sendable>(
    _ aClass: any NSItemProviderReading.Type, from provider: NSItemProvider,
    _ read: @escaping @Sendable (any NSItemProviderReading) -> Answer
  ) async throws -> Answer {
    try await withCheckedThrowingContinuation { done in
      provider.loadObject(ofClass: aClass) { object, error in
        if let object { done.resume(returning: read(object)) } else { done.resume(throwing: error!) }
      }
    }
  }

  @Test("Text and links are loaded equal, also those with special characters")
  func values() async throws {
    for text in ["plain", "", "zwölf\n\u{1F600}\u{0}end"] {
      #expect(try await load(String.self, from: NSItemProvider(object: text as NSString)) == text)
    }
    for link in ["https://example.org/a%20b?c=d#e", "mailto:ada@example.org", "file:///tmp/a%20b"] {
      let url = try #require(URL(string: link))
      #expect(try await load(URL.self, from: NSItemProvider(object: url as NSURL)) == url)
    }
  }

  @Test("An activity is loaded with all its content, as another object")
  func activity() async throws {
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Page 7"
    activity.userInfo = ["page": 7]
    activity.targetContentIdentifier = "book/7"
    let provider = NSItemProvider(object: activity)
    let before = ObjectIdentifier(activity)
    let seen = try await load(NSUserActivity.self, from: provider) { object in
      let copy = object as? NSUserActivity
      return
        "\(copy?.activityType ?? "") \(copy?.title ?? "") \(copy?.userInfo?["page"] ?? "") "
        + "\(copy?.targetContentIdentifier ?? "") \(copy.map { ObjectIdentifier($0) == before } ?? true)"
    }
    #expect(seen == "reading Page 7 7 book/7 false")
  }

  @Test("An image is provided as its original file, and a symbol as none")
  func picture() async throws {
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>".utf8)
    let image = try #require(UIImage(data: svg))
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.svg-image"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(try await load(UIImage.self, from: provider) { ($0 as? UIImage)?.size } == CGSize(width: 3, height: 2))
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(NSItemProvider(object: symbol).registeredTypeIdentifiers.isEmpty)
  }

  @Test("An app-defined class is written and read by its own methods")
  func ownClass() async throws {
    let provider = NSItemProvider(object: Card(name: "Ada"))
    #expect(provider.registeredTypeIdentifiers == ["org.example.card", "public.utf8-plain-text"])
    #expect(try await load(Card.self, from: provider) { ($0 as? Card)?.name } == "Ada")
    #expect(try await load(String.self, from: provider) == "Ada")
  }

  @Test(
    "A provider has the given types, and conforming queries match them",
    arguments: [
      ("public.utf8-plain-text", true), ("public.plain-text", true), ("public.text", true), ("public.data", true),
      ("public.file-url", true), ("public.url", true), ("public.image", false), ("public.png", false), ("", false),
    ])
  func conformance(type: String, has: Bool) {
    let provider = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a") as NSURL)
    provider.registerObject("a" as NSString, visibility: .ownProcess)
    #expect(provider.hasItemConformingToTypeIdentifier(type) == has)
  }

  @Test("A missing or mismatching representation is an error with Foundation's domain and code")
  func errors() async throws {
    let text = NSItemProvider(object: "a" as NSString)
    #expect(!text.canLoadObject(ofClass: URL.self) && !text.canLoadObject(ofClass: NSUserActivity.self))
    #expect(text.canLoadObject(ofClass: String.self))
    let missing = await #expect(throws: NSError.self) { try await load(URL.self, from: text) }
    #expect(missing?.domain == NSItemProvider.errorDomain)
    #expect(missing?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    for (type, aClass) in [
      ("public.png", UIImage.self), ("public.utf8-plain-text", NSString.self), ("public.url", NSURL.self),
      ("org.proscenium.user-activity", NSUserActivity.self),
    ] as [(String, any NSItemProviderReading.Type)] {
      let damaged = NSItemProvider()
      damaged.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        done(type == "public.url" ? Data() : Data([0xFF, 0xFE, 0x00]), nil)
        return nil
      }
      #expect(damaged.canLoadObject(ofClass: aClass))
      await #expect(throws: (any Error).self, "\(type)") { try await load(aClass, from: damaged) { _ in 0 } }
    }
  }

  @Test("An activity that cannot be saved cannot be provided, and the error has the reason")
  func unsaveable() async {
    let activity = NSUserActivity(activityType: "reading")
    activity.userInfo = ["object": NSObject()]
    let provider = NSItemProvider(object: activity)
    await #expect(throws: UserActivityArchiveError.self) {
      try await load(NSUserActivity.self, from: provider) { _ in 0 }
    }
  }

  @Test("Of several representations of one type the first is used, and data is loaded on demand")
  func forms() async throws {
    let provider = NSItemProvider()
    nonisolated(unsafe) var made: [String] = []
    for name in ["first", "second"] {
      provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
        made.append(name)
        done(Data(name.utf8), nil)
        return nil
      }
    }
    #expect(made.isEmpty)
    #expect(try await load(String.self, from: provider) == "first")
    #expect(made == ["first"])
  }

  @Test(
    "Other apps see only representations with the visibility all",
    arguments: [NSItemProviderRepresentationVisibility.team, .group, .ownProcess])
  func visibility(hidden: NSItemProviderRepresentationVisibility) async throws {
    let provider = NSItemProvider()
    provider.registerObject("a" as NSString, visibility: hidden)
    provider.registerObject(NSUserActivity(activityType: "reading"), visibility: hidden)
    #expect(provider.offeredData(["public.utf8-plain-text"]) == nil && provider.offeredActivity == nil)
    #expect(try await load(String.self, from: provider) == "a", "the app itself sees it")
    provider.registerObject(NSUserActivity(activityType: "open"), visibility: .all)
    #expect(provider.offeredActivity?.activityType == "open")
  }
}
