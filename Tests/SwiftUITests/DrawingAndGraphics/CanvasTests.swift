import Foundation
import SwiftUI
import Testing
import ViewBacking

@testable import SwiftUI

/// What a canvas records of layers, filters, blend modes and views.
@MainActor @Suite("Canvases") struct CanvasTests {
  /// The commands of the canvas in a view.
  private func commands(of view: some View, size: CGSize = CGSize(width: 100, height: 80)) throws -> [DrawingCommand] {
    let hosted = Hosted(view, width: size.width, height: size.height)
    return try commands(in: hosted)
  }

  private func commands<Content: View>(in hosted: Hosted<Content>) throws -> [DrawingCommand] {
    let view = try #require(hosted.first(DrawingView.self))
    guard case .drawing(let drawing) = view.shownContent else { return [] }
    return drawing.commands
  }

  private func layers(_ commands: [DrawingCommand]) -> [DrawingLayer] {
    commands.compactMap { if case .beginLayer(let layer) = $0 { layer } else { nil } }
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("Without filters and blend modes there is no layer") func plain() throws {
    let commands = try commands(
      of: Canvas { context, _ in
        context.opacity = 0.5
        context.fill(square, with: .color(.red))
      })
    #expect(layers(commands) == [])
    let alphas = commands.compactMap { if case .fill(_, let color, _) = $0 { color.alpha } else { nil } }
    #expect(alphas == [0.5])
  }

  @Test("A layer has the opacity, the blend mode and the filters; in it they begin anew") func layer() throws {
    let commands = try commands(
      of: Canvas { context, _ in
        context.opacity = 0.5
        context.blendMode = .multiply
        context.addFilter(.blur(radius: 3))
        context.drawLayer { inner in
          #expect(inner.opacity == 1 && inner.blendMode == .normal)
          inner.fill(square, with: .color(.red))
        }
        #expect(context.opacity == 0.5)
      })
    #expect(
      layers(commands) == [DrawingLayer(alpha: 0.5, blendMode: .multiply, filters: [.effect(.blur(3))])])
    #expect(commands.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("A filter applies to what the filters that were added later have changed") func filterOrder() throws {
    let commands = try commands(
      of: Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .white))
        context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 3))
        context.addFilter(.grayscale(1))
        context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))))
        context.fill(square, with: .color(.red))
      })
    let filters = try #require(layers(commands).first).filters
    #expect(filters.count == 3)
    guard case .effect(.colorMatrix(let rows, let offset)) = filters[0] else {
      Issue.record("\(filters)")
      return
    }
    #expect(rows.count == 16 && offset == [0, 0, 0, 0])
    #expect(filters[1] == .effect(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 1), radius: 2, x: 1, y: 3)))
    #expect(filters[2] == .alphaThreshold(min: 0.5, max: 1, RGBA(red: 1, green: 1, blue: 1, alpha: 1)))
    let path = commands.lazy.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }.first
    #expect(path?.first == .move(CGPoint(x: 5, y: 0)), "a transform is one of the drawing")
  }

  @Test("Invalid radii are none") func invalidRadii() throws {
    let commands = try commands(
      of: Canvas { context, _ in
        context.addFilter(.blur(radius: .nan))
        context.addFilter(.blur(radius: -1))
        context.fill(square, with: .color(.red))
      })
    #expect(layers(commands).first?.filters == [.effect(.blur(0)), .effect(.blur(0))])
  }

  @Test("A view is found by its tag or identity, and has the size that it wants in the canvas") func symbols() throws {
    var sizes: [CGSize?] = []
    let hosted = Hosted(
      Canvas { context, size in
        sizes = [
          context.resolveSymbol(id: 1)?.size, context.resolveSymbol(id: "wide")?.size,
          context.resolveSymbol(id: 7)?.size, context.resolveSymbol(id: "none")?.size,
        ]
      } symbols: {
        Color.red.frame(width: 20, height: 10).tag(1)
        Group {
          Color.blue.tag("wide")
          Color.green.tag("other")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        ForEach([7, 8], id: \.self) { Color.green.frame(width: CGFloat($0), height: 5) }
      }, width: 100, height: 80)
    _ = try commands(in: hosted)
    #expect(
      sizes == [
        CGSize(width: 20, height: 10), CGSize(width: 100, height: 80), CGSize(width: 7, height: 5), nil,
      ])
  }

  @Test("A view is drawn where the canvas puts it, scaled into a rectangle, with its texts") func drawnSymbols() throws
  {
    let commands = try commands(
      of: Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 0), let text = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: 50, y: 40))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        context.draw(text, at: .zero, anchor: .topLeading)
      } symbols: {
        Color.red.frame(width: 20, height: 10).tag(0)
        Text("Hello").tag(1)
      })
    let boxes = commands.compactMap { command -> CGRect? in
      guard case .fill(let path, let color, _) = command, color.red > 0.9, color.green < 0.5 else { return nil }
      return path.reduce(CGRect.null) { box, element in
        switch element {
        case .move(let point), .line(let point): box.union(CGRect(origin: point, size: .zero))
        default: box
        }
      }
    }
    #expect(
      boxes == [CGRect(x: 40, y: 35, width: 20, height: 10), CGRect(x: 0, y: 0, width: 40, height: 40)])
    let texts = commands.compactMap { if case .text(let text, _, _) = $0 { text.string } else { nil } }
    #expect(texts == ["Hello"])
  }

  @Test("A canvas is drawn again when a view that it draws has changed, come or gone") func changes() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Button("more") { count += 1 }
          Canvas { context, _ in
            for index in 0..<5 {
              guard let symbol = context.resolveSymbol(id: index) else { continue }
              context.draw(symbol, at: .zero, anchor: .topLeading)
            }
          } symbols: {
            ForEach(0..<count, id: \.self) { Text("\($0) of \(count)").tag($0) }
          }
        }
      }
    }
    let hosted = Hosted(Counter())
    func texts() throws -> [String] {
      try commands(in: hosted).compactMap { if case .text(let text, _, _) = $0 { text.string } else { nil } }
    }
    #expect(try texts() == ["0 of 1"])
    hosted.press("more")
    #expect(try texts() == ["0 of 2", "1 of 2"])
    hosted.press("more")
    #expect(try texts() == ["0 of 3", "1 of 3", "2 of 3"])
  }

  @Test("Views of a canvas are not shown beside it") func hiddenSymbols() {
    let hosted = Hosted(
      Canvas { _, _ in
      } symbols: {
        Text("Hidden").tag(0)
      })
    #expect(!hosted.texts.contains("Hidden"))
  }
}
