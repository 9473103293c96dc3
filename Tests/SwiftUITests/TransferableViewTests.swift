import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewBacking

@testable import UIKitCore

/// Views that send and receive values by drag and drop.
@MainActor @Suite("Drag and drop of transferable values", .serialized) struct TransferableViewTests {
  struct Fruit: Codable, Hashable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Shelf: View {
    let fruits: AsyncStream<[Fruit]>.Continuation
    let texts: AsyncStream<[String]>.Continuation
    let log: EventLog
    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 100, height: 100).draggable(Fruit(name: "apple"))
        Color.red.frame(width: 100, height: 100).dropDestination(for: Fruit.self) { items, place in
          log.lines.append("\(Int(place.x)) \(Int(place.y))")
          fruits.yield(items)
          return true
        } isTargeted: {
          log.lines.append("targeted \($0)")
        }
        Color.blue.frame(width: 100, height: 100).dropDestination(for: String.self) { items, _ in
          texts.yield(items)
          return true
        }
        Color.gray.frame(width: 100, height: 100).onDrop(of: [.png], isTargeted: nil) { _ in false }
      }
    }
  }

  private func view(_ hosted: Hosted<some View>, _ color: UIColor) throws -> UIView {
    var view = try #require(hosted.all(UIView.self).first { $0.backgroundColor == color })
    while view.interactions.isEmpty, let outer = view.superview { view = outer }
    return view
  }

  @Test("A value arrives at a destination of its type, as text at one of strings, and not at one of pictures")
  func drop() async throws {
    let (fruits, fruitsSent) = AsyncStream<[Fruit]>.makeStream()
    let (texts, textsSent) = AsyncStream<[String]>.makeStream()
    let log = EventLog()
    let hosted = Hosted(Shelf(fruits: fruitsSent, texts: textsSent, log: log), width: 100, height: 400)
    let source = try view(hosted, .systemGreen)
    let local = DropDescription(isLocal: true, types: [])
    #expect(source.prepareDrag(at: .zero) != nil)
    source.receive(.dragBegan)
    #expect(try !view(hosted, .systemGray).acceptsDrop(local, at: .zero))
    let target = try view(hosted, .systemRed)
    #expect(target.acceptsDrop(local, at: CGPoint(x: 3, y: 4)))
    #expect(log.lines == ["targeted true"])
    target.receive(.dropped(CGPoint(x: 3, y: 4), DropContents(text: nil, list: nil)))
    let text = try view(hosted, .systemBlue)
    #expect(text.acceptsDrop(local, at: .zero))
    text.receive(.dropped(.zero, DropContents(text: nil, list: nil)))
    // From here on other tests run, which drag too.
    source.receive(.dragEnded(.accepted))
    var arrivals = fruits.makeAsyncIterator()
    #expect(await arrivals.next() == [Fruit(name: "apple")])
    #expect(log.lines == ["targeted true", "targeted false", "3 4"])
    var strings = texts.makeAsyncIterator()
    #expect(await strings.next() == ["apple"])
  }

  @Test("A provider with a value has its forms, and loads it again") func provider() async throws {
    let provider = NSItemProvider()
    provider.register(Fruit(name: "pear"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    let fruit = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Fruit.self) { continuation.resume(with: $0) }
    }
    #expect(fruit == Fruit(name: "pear"))
    await #expect(throws: TransferError.self) {
      try await withCheckedThrowingContinuation { continuation in
        provider.loadTransferable(type: URL.self) { continuation.resume(with: $0) }
      }
    }
  }

  @Test("A color is transferable") func color() async throws {
    let color = Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
    let type = try #require(color.exportedContentTypes().first)
    let copy = try await Color(importing: await color.exported(as: type), contentType: type)
    #expect(copy.resolve(in: EnvironmentValues()) == color.resolve(in: EnvironmentValues()))
  }

  @Test("Edge insets of UIKit and SwiftUI are converted") func insets() {
    let insets = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(insets).trailing == 4)
  }
}
