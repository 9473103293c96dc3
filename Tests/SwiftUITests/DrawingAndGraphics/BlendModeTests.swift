import SwiftUI
import Testing
import ViewBacking

@testable import SwiftUI

@MainActor @Suite("Blend modes") struct BlendModeTests {
  @Test("A view has its blend mode for the host, and follows a change of it") func mode() throws {
    struct Blended: View {
      @State private var mode = BlendMode.multiply
      var body: some View {
        VStack {
          Button("out") { mode = .destinationOut }
          Color.red.blendMode(mode)
        }
      }
    }
    let hosted = Hosted(Blended())
    #expect(hosted.first(EffectView.self)?.shownDescription.blendMode == .multiply)
    hosted.press("out")
    #expect(hosted.first(EffectView.self)?.shownDescription.blendMode == .destinationOut)
  }

  @Test("A group that is drawn as a whole is one view with the others in it") func group() throws {
    let hosted = Hosted(
      ZStack {
        Color.red
        Circle().blendMode(.destinationOut)
      }
      .compositingGroup())
    let views = hosted.all(EffectView.self)
    #expect(views.map { $0.shownDescription.blendMode } == [.normal, .destinationOut])
    #expect(views[1].superview === views[0])
  }

  @Test("What is drawn into a picture is combined by the mode too") func picture() throws {
    let hosted = Hosted(Color.red.blendMode(.multiply))
    let context = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let image = context.image { _ in
      hosted.controller.view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true)
    }
    guard case .image(let content) = UIImageView(image: image).shownContent, case .drawing(let drawing) = content.source
    else {
      Issue.record("\(image)")
      return
    }
    #expect(drawing.commands.contains(.beginLayer(DrawingLayer(blendMode: .multiply))))
  }
}
