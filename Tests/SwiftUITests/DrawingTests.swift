import Foundation
import RuntimeLogging
import SwiftUI
import Testing
import ViewBacking

@testable import SwiftUI

/// Shapes, colours, pictures, texts and effects.
@MainActor @Suite struct DrawingTests {
  private func shown<Content: View>(
    _ view: Content, width: CGFloat = 320, height: CGFloat = 480
  ) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

  private func first<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    views(in: view).lazy.compactMap { $0 as? V }.first
  }

  // MARK: Symbols

  @Test("A letter in a circle is drawn, sharp at large sizes, and tinted like other symbols")
  func enclosedSymbol() throws {
    let controller = shown(Image(systemName: "o.square.fill").resizable().frame(width: 200, height: 200))
    let view = try #require(first(UIImageView.self, in: controller.view))
    #expect(view.frame.size == CGSize(width: 200, height: 200))
    guard case .image(let content) = view.shownContent, case .drawing(let drawing) = content.source else {
      Issue.record("\(view.shownContent)")
      return
    }
    #expect(content.isOutline && content.scale == 8)
    let texts = drawing.commands.compactMap { if case .text(let text, _, _) = $0 { text.string } else { nil } }
    #expect(texts == ["O"])
    #expect(drawing.commands.contains { if case .fill = $0 { true } else { false } })
    #expect(UIImage(systemName: "12.circle")?.isSymbolImage == true)
  }

  @Test("A dashed square stands for a symbol that the desktop does not have, with one line in the log")
  func missingSymbol() throws {
    func image(_ name: String) throws -> (UIImage?, [String]) {
      let (controller, sentences) = RuntimeLog.capture { shown(Image(systemName: name)) }
      return (try #require(first(UIImageView.self, in: controller.view)).image, sentences)
    }
    let (placeholder, sentences) = try image("placeholder.of.this.test")
    #expect(placeholder?.renderingMode == .alwaysTemplate && placeholder?.size == CGSize(width: 20, height: 20))
    #expect(
      sentences == [
        "The desktop has no icon for the symbol placeholder.of.this.test. A dashed square is shown instead."
      ])
    #expect(try image("placeholder.of.this.test").1 == [])
    #expect(try image("").0 == nil)
  }

  // MARK: Paths

  @Test("An arc that is not clockwise is drawn clockwise on the screen, and one to the same place has full turns")
  func arcs() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs((path.currentPoint?.y ?? 0) - 10) < 1e-9)
    #expect(path.boundingRect.height < 10.001)
    var other = Path()
    other.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(abs(other.boundingRect.height - 20) < 0.01)
    var full = Path()
    full.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    #expect(abs(full.boundingRect.width - 20) < 0.01)
  }

  @Test("The rectangle around a curve does not contain its control points")
  func boundingRect() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    #expect(abs(path.boundingRect.height - 50) < 1e-6)
    #expect(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect.size == CGSize(width: 40, height: 20))
    #expect(Path().boundingRect.isNull)
  }

  @Test("A trimmed path has a part of the length")
  func trimming() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect == CGRect(x: 25, y: 0, width: 50, height: 0))
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
    #expect(square.currentPoint == CGPoint(x: 10, y: 10))
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
    #expect(abs((half.currentPoint?.x ?? 9) - 0) < 0.01)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("A point is in a path, or on its lines")
  func contains() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10, y: 10)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 1, y: 10)))
    #expect(ring.boundingRect == CGRect(x: -2, y: -2, width: 24, height: 24))
  }

  @Test("A path is made from its description again")
  func description() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3.5, y: 4))
      $0.closeSubpath()
    }
    #expect(path.description == "1 2 m 3.5 4 l h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test("A line to a path without a beginning has no effect")
  func noBeginning() {
    var path = Path()
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  // MARK: Shapes

  @Test("Facts 45 and 46: a shape takes what it is offered, and 10 where nothing is")
  func shapeSizes() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 40)) == CGSize(width: 30, height: 30))
    let controller = shown(Rectangle().fixedSize())
    #expect(first(DrawingView.self, in: controller.view)?.frame.size == CGSize(width: 10, height: 10))
  }

  @Test("A line along the outline is drawn beyond the frame, which stays in the layout")
  func strokeOverflow() throws {
    let controller = shown(
      HStack(spacing: 0) {
        Rectangle().stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40)
        Color.blue.frame(width: 40, height: 40)
      })
    let drawing = try #require(first(DrawingView.self, in: controller.view))
    #expect(drawing.frame == CGRect(x: 118, y: 218, width: 44, height: 44))
    let inside = shown(Rectangle().strokeBorder(Color.red, lineWidth: 4).frame(width: 40, height: 40))
    #expect(first(DrawingView.self, in: inside.view)?.frame.size == CGSize(width: 40, height: 40))
  }

  @Test("A shape is drawn with its style: a colour, a gradient, lines")
  func drawing() throws {
    func content<Content: View>(_ view: Content) throws -> String {
      let controller = shown(view.frame(width: 20, height: 20))
      let drawing = try #require(first(DrawingView.self, in: controller.view))
      return "\(drawing.shownDescription.content)"
    }
    #expect(try content(Circle().fill(.black)).contains("fill("))
    #expect(try content(Rectangle().stroke(.black)).contains("stroke("))
    #expect(
      try content(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).contains("fillGradient"))
    #expect(try content(Circle().stroke(.red.gradient)).contains("strokeGradient"))
    #expect(try content(AngularGradient(colors: [.red, .blue], center: .center)).contains("conic"))
  }

  @Test("A rectangle of one color is the background of its view, and is drawn again with another style")
  func plainRectangle() throws {
    struct Changing: View {
      @State private var isPlain = true
      var body: some View {
        VStack {
          Button("change") { isPlain.toggle() }
          Rectangle().fill(isPlain ? AnyShapeStyle(.red) : AnyShapeStyle(.red.gradient)).frame(width: 20, height: 20)
        }
      }
    }
    let hosted = Hosted(Changing())
    let drawing = try #require(hosted.first(DrawingView.self))
    #expect(drawing.backgroundColor == .systemRed)
    hosted.press("change")
    #expect(drawing.backgroundColor == nil && "\(drawing.shownDescription.content)".contains("fillGradient"))
    hosted.press("change")
    #expect(drawing.backgroundColor == .systemRed)
  }

  // MARK: Colours

  @Test("Fact 158: a colour as it is in an environment has a description of hexadecimal numbers")
  func resolvedDescription() {
    func text(_ space: Color.RGBColorSpace) -> String {
      Color.Resolved(colorSpace: space, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748).description
    }
    #expect(text(.sRGB) == "#6982B0BF")
    #expect(text(.sRGBLinear) == "#ACBDD8BF")
    #expect(text(.displayP3) == "#6382B4BF")
    #expect(Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).description == "#4C4C4C4D")
  }

  @Test("A colour depends on the scheme of the environment, and an accent on the tint")
  func resolving() {
    var environment = EnvironmentValues()
    let light = Color.primary.resolve(in: environment)
    environment.colorScheme = .dark
    let dark = Color.primary.resolve(in: environment)
    #expect(light.red < 0.1)
    #expect(dark.red > 0.9)
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
    environment.tintShading = .color(.green)
    #expect(Color.accentColor.resolve(in: environment) == Color.green.resolve(in: environment))
    #expect(Color.white.mix(with: .black, by: 0.5).resolve(in: environment).description == "#808080FF")
  }

  @Test("The line of an attributed string becomes one of SwiftUI and back; thick and double ones have none")
  func lineStyles() {
    let pairs: [(Text.LineStyle.Pattern, NSUnderlineStyle)] = [
      (.solid, .single), (.dot, [.single, .patternDot]), (.dash, [.single, .patternDash]),
      (.dashDot, [.single, .patternDashDot]), (.dashDotDot, [.single, .patternDashDotDot]),
    ]
    for (pattern, style) in pairs {
      #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
      #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)) == style)
    }
    for style: NSUnderlineStyle in [[], .thick, .double, .byWord, [.single, .thick], [.single, .byWord, .patternDot]] {
      #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
    }
  }

  @Test("An angle animates its radians times 128, and its degrees are exact for the parts of a turn")
  func angles() {
    let turns: [(radians: Double, degrees: Double)] = [(0, 0), (.pi / 2, 90), (.pi, 180), (.pi * 2, 360)]
    for (radians, degrees) in turns {
      #expect(Angle(radians: radians).degrees == degrees)
      #expect(Angle(degrees: degrees) == Angle(radians: radians))
      #expect(Angle(radians: radians).animatableData == radians * 128)
    }
    var angle = Angle(radians: 1)
    angle.animatableData *= 2
    #expect(angle == Angle(radians: 2))
  }

  @Test("The views read the appearance that they prefer, and that of a part")
  func colorScheme() throws {
    struct Name: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    func names<Content: View>(_ view: Content) -> [String?] {
      let controller = shown(view)
      controller.view.layoutIfNeeded()
      return views(in: controller.view).compactMap { $0 as? UILabel }.map(\.text)
    }
    #expect(names(Name()) == ["light"])
    #expect(names(Name().preferredColorScheme(.dark)) == ["dark"])
    let both = names(
      VStack {
        Name()
        Name().colorScheme(.dark)
      })
    #expect(both == ["light", "dark"])
  }

  @Test("A tap on a text with a link opens the link by the action of the environment")
  func links() throws {
    final class Log { var urls: [URL] = [] }
    let log = Log()
    let controller = shown(
      Text("[site](https://example.com)").environment(
        \.openURL,
        OpenURLAction { url in
          log.urls.append(url)
          return .handled
        }))
    let label = try #require(first(TextLabel.self, in: controller.view))
    #expect(label.isUserInteractionEnabled)
    label.open()
    #expect(log.urls == [URL(string: "https://example.com")])
  }

  @Test("A style of labels reads the environment")
  func labelStyleEnvironment() {
    struct Sized: LabelStyle {
      @Environment(\.lineLimit) var limit
      func makeBody(configuration: Configuration) -> some View { Text("\(limit ?? 0)") }
    }
    let controller = shown(Label("a", systemImage: "star").labelStyle(Sized()).lineLimit(3))
    #expect(first(UILabel.self, in: controller.view)?.text == "3")
  }

  @Test("Levels of the foreground are those that were set, or the first one, less visible")
  func levels() throws {
    let controller = shown(
      VStack {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red))
    let label = try #require(first(UILabel.self, in: controller.view))
    var alpha: CGFloat = 0
    label.textColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 0.5)
    let two = shown(Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .green))
    #expect(first(UILabel.self, in: two.view)?.textColor == .systemGreen)
    let none = shown(Text("a").foregroundStyle(.secondary))
    #expect(first(UILabel.self, in: none.view)?.textColor == .secondaryLabel)
  }

  // MARK: Effects

  @Test("Fact 157: the shadow is black at a third, and a border is one point wide")
  func shadowAndBorder() throws {
    let controller = shown(Color.red.frame(width: 20, height: 20).shadow(radius: 5))
    let shadow = try #require(first(EffectView.self, in: controller.view)?.effects.shadow)
    #expect(Color.Resolved(shadow.color).description == "#00000054")
    #expect(shadow.radius == 5)
    let bordered = shown(Color.red.frame(width: 20, height: 20).border(.black))
    let content = try #require(first(DrawingView.self, in: bordered.view)).shownDescription.content
    #expect("\(content)".contains("width: 1.0"))
  }

  @Test("Fact 78: opacity and clipping leave the layout as it is")
  func opacity() throws {
    let controller = shown(
      VStack(spacing: 0) {
        Text("ab").opacity(0.25)
        Text("cd").clipShape(Circle())
        Text("ef").hidden()
      })
    let boxes = controller.view.subviews.compactMap { $0 as? EffectView }
    #expect(boxes.map(\.frame.size) == Array(repeating: CGSize(width: 16, height: 20), count: 3))
    #expect(boxes.map(\.alpha) == [0.25, 1, 0])
    #expect(boxes[1].effects.clipPath != nil)
    #expect(boxes[0].shownDescription.passesThrough)
  }

  @Test("A view is clipped by its corners where they can do it")
  func corners() throws {
    let controller = shown(
      HStack {
        Color.red.cornerRadius(8).frame(width: 40, height: 20)
        Color.red.clipShape(Capsule()).frame(width: 40, height: 20)
        Color.red.clipShape(Circle()).frame(width: 40, height: 40)
        Color.red.clipped().frame(width: 40, height: 40)
      })
    let boxes = controller.view.subviews.compactMap { $0 as? EffectView }
    #expect(boxes.map(\.layer.cornerRadius) == [8, 10, 20, 0])
    #expect(boxes.allSatisfy { $0.clipsToBounds && $0.effects.clipPath == nil })
  }

  @Test("A scale about a corner leaves the corner in its place, and a rotation about the centre the centre")
  func transforms() throws {
    let controller = shown(
      VStack {
        Color.red.frame(width: 40, height: 20).scaleEffect(2, anchor: .topLeading)
        Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90))
      })
    let boxes = controller.view.subviews.compactMap { $0 as? EffectView }
    // The transform is about the centre.
    #expect(CGPoint(x: -20, y: -10).applying(boxes[0].transform) == CGPoint(x: -20, y: -10))
    #expect(CGPoint(x: 20, y: 10).applying(boxes[0].transform) == CGPoint(x: 60, y: 30))
    let corner = CGPoint(x: 20, y: 10).applying(boxes[1].transform)
    #expect(abs(corner.x + 10) < 1e-9 && abs(corner.y - 20) < 1e-9)
    #expect(boxes[0].shownDescription.transform != nil)
  }

  @Test("A rotation in space makes a view narrower, and mirrors its back")
  func rotation3D() throws {
    let controller = shown(
      VStack {
        Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      })
    let boxes = controller.view.subviews.compactMap { $0 as? EffectView }
    #expect(abs(boxes[0].transform.a - 0.5) < 1e-9)
    #expect(abs(boxes[1].transform.a + 1) < 1e-9)
  }

  @Test("Fact 32: a view with a higher index is drawn last, and keeps its place")
  func zIndex() {
    let controller = shown(
      VStack(spacing: 8) {
        Color.red.frame(width: 100, height: 100).zIndex(1)
        Color.blue.frame(width: 100, height: 100)
      }, width: 200, height: 200)
    #expect(controller.view.subviews.map(\.backgroundColor) == [.systemBlue, .systemRed])
    #expect(controller.view.subviews.last?.frame == CGRect(x: 50, y: -4, width: 100, height: 100))
  }

  @Test("A mask is the last subview of the view that it masks")
  func mask() throws {
    let controller = shown(Color.red.frame(width: 40, height: 20).mask { Circle() })
    let box = try #require(controller.view.subviews.first as? PassthroughView)
    #expect(box.effects.masksWithLastSubview)
    #expect(box.subviews.count == 2)
    #expect(box.subviews.last.map { views(in: $0).contains { $0 is DrawingView } } == true)
  }

  // MARK: Texts

  @Test("Marks of Markdown in a literal are styles, and those in values are characters")
  func markdown() {
    let value = "*no*"
    let runs = Text("**bold** _it_ `code` ~~old~~ \(value) [site](https://example.com)").runs(in: EnvironmentValues())
    #expect(runs.map(\.text) == ["bold", " ", "it", " ", "code", " ", "old", " *no* ", "site"])
    #expect(runs[0].font == Font.body.bold().uiFont)
    #expect(runs[2].font == Font.body.italic().uiFont)
    #expect(runs[4].font == Font.body.monospaced().uiFont)
    #expect(runs[6].isStruckThrough)
    #expect(runs[8].link == URL(string: "https://example.com"))
    #expect(Text(verbatim: "**a**").string == "**a**")
    #expect(Text("a * b_c_d 2**3").string == "a * b_c_d 2**3")
    #expect(Text("**\(value)** ***both***").runs(in: EnvironmentValues()).map(\.text) == ["*no*", " ", "both"])
  }

  @Test("Texts that are added keep their own styles, and take others from the sum")
  func concatenation() {
    let text = (Text("a").bold() + Text("b").foregroundColor(.red)).italic()
    let runs = text.runs(in: EnvironmentValues())
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs[0].font == Font.body.bold().italic().uiFont)
    #expect(runs[1].font == Font.body.italic().uiFont)
    #expect(runs[1].color == .red)
    let sum = (Text("a") + Text("b")).runs(in: EnvironmentValues())
    #expect(sum.map(\.text) == ["ab"])
  }

  @Test("A text with lines and distances is an attributed text of its label")
  func attributes() throws {
    let controller = shown(Text("a").underline().kerning(2).baselineOffset(3).textCase(.uppercase))
    let label = try #require(first(UILabel.self, in: controller.view))
    let attributes = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(label.text == "A")
    #expect(attributes[.kern] as? Double == 2)
    #expect(attributes[.baselineOffset] as? Double == 3)
    #expect(attributes[.underlineStyle] as? Int == 1)
  }

  @Test("A text takes the space of the lines that are reserved for it")
  func reservedLines() {
    let controller = UIHostingController(rootView: Text("a").lineLimit(3, reservesSpace: true))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).height == 60)
  }

  @Test("Texts of different heights are aligned by their baselines")
  func baselines() {
    let controller = shown(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Color.red.frame(width: 10, height: 40)
      })
    // The lower edge of the colour is at the baseline, four fifths of the line below its top.
    #expect(controller.view.subviews[0].frame.minY + 16 == controller.view.subviews[1].frame.maxY)
  }

  @Test("Times are shown in the units of their style")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var environment = EnvironmentValues()
    environment.now = { start.addingTimeInterval(75) }
    func string(_ text: Text) -> String { text.runs(in: environment).map(\.text).joined() }
    #expect(string(Text(start, style: .timer)) == "1:15")
    #expect(string(Text(start, style: .relative)) == "1 min, 15 sec")
    #expect(string(Text(start, style: .offset)) == "+1 minute")
    #expect(string(Text(timerInterval: start...start.addingTimeInterval(3700))) == "1:00:25")
    #expect(string(Text(timerInterval: start...start.addingTimeInterval(60))) == "0:00")
    #expect(string(Text(timerInterval: start...start.addingTimeInterval(600), countsDown: false)) == "1:15")
  }

  @Test("A larger size of text enlarges fonts of styles and scaled numbers")
  func dynamicType() throws {
    struct Sample: View {
      @ScaledMetric var length = 34.0
      var body: some View { Color.red.frame(width: length, height: 10) }
    }
    let controller = shown(
      VStack {
        Text("a")
        Sample()
      }
      .dynamicTypeSize(.accessibility1))
    #expect(first(UILabel.self, in: controller.view)?.font.pointSize == 28)
    #expect(controller.view.subviews.last?.frame.width == 56)
  }

  @Test("A placeholder shows neither text nor pictures")
  func redaction() throws {
    let controller = shown(Text("secret").redacted(reason: .placeholder))
    let attributes = try #require(
      first(UILabel.self, in: controller.view)?.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(attributes[.foregroundColor] as? UIColor == .clear)
    #expect(attributes[.backgroundColor] as? UIColor == .systemGray4)
  }

  @Test("A larger size of text enlarges the text of fields and editors")
  func dynamicTypeOfFields() {
    let controller = shown(
      VStack {
        TextField("a", text: .constant("b"))
        TextEditor(text: .constant("c"))
      }
      .dynamicTypeSize(.accessibility1))
    #expect(first(UITextField.self, in: controller.view)?.font?.pointSize == 28)
    #expect(first(UITextView.self, in: controller.view)?.font?.pointSize == 28)
  }

  // MARK: Pictures and indicators

  @Test("A symbol has the size of the font, and a picture that is resizable that of its space")
  func images() throws {
    let controller = shown(
      VStack {
        Image(systemName: "star").font(.system(size: 20))
        Image(systemName: "star").font(.system(size: 20)).imageScale(.large)
        Image(systemName: "star").resizable().frame(width: 50, height: 30)
      })
    #expect(controller.view.subviews.map(\.frame.size.width) == [24, 31, 50])
    #expect(controller.view.subviews.allSatisfy { ($0 as? UIImageView)?.tintColor == .label })
  }

  @Test("A variant of a symbol is the symbol itself where there is none")
  func symbolVariants() {
    #expect(SymbolVariants.fill.circle.contains(.fill))
    let controller = shown(Image(systemName: "star").symbolVariant(.fill))
    #expect(
      first(UIImageView.self, in: controller.view)?.image
        == UIImage(systemName: "star.fill", withConfiguration: .init(pointSize: 17)))
  }

  @Test("A style of labels chooses what of a label is shown, also one that makes another label")
  func labelStyles() {
    struct Boxed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
    }
    func texts<Content: View>(_ view: Content) -> [String] {
      views(in: shown(view).view).map { ($0 as? UILabel)?.text ?? "\(type(of: $0))" }
    }
    let label = Label("Title", systemImage: "star")
    #expect(texts(label) == ["ImageView", "Title"])
    #expect(texts(label.labelStyle(.titleOnly)) == ["Title"])
    #expect(texts(label.labelStyle(.iconOnly)) == ["IconView", "ImageView"])
    #expect(texts(label.labelStyle(Boxed())) == ["ImageView", "Title"])
  }

  @Test("Progress is a bar where it is known, and a spinner where not")
  func progress() throws {
    let bar = try #require(first(UIProgressView.self, in: shown(ProgressView(value: 25, total: 100)).view))
    #expect(bar.progress == 0.25)
    let spinner = try #require(first(UIActivityIndicatorView.self, in: shown(ProgressView()).view))
    #expect(spinner.isAnimating)
    #expect(!spinner.isHidden)
    #expect(first(UIProgressView.self, in: shown(ProgressView(value: nil as Double?)).view) == nil)
    #expect(first(UIProgressView.self, in: shown(ProgressView(value: Double.nan)).view)?.progress == 0)
  }

  @Test("A divider is a line across the stack that it is in")
  func divider() {
    let horizontal = shown(
      VStack {
        Text("a")
        Divider()
      })
    #expect(horizontal.view.subviews.last?.frame.size == CGSize(width: 320, height: 1))
    let vertical = shown(
      HStack {
        Text("a")
        Divider()
      })
    #expect(vertical.view.subviews.last?.frame.size == CGSize(width: 1, height: 480))
  }

  @Test("A canvas is drawn with its size, in copies of its context")
  func canvas() throws {
    final class Log { var sizes: [CGSize] = [] }
    let log = Log()
    let controller = shown(
      Canvas { context, size in
        log.sizes.append(size)
        var copy = context
        copy.translateBy(x: 5, y: 0)
        copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      }
      .frame(width: 30, height: 40))
    let drawing = try #require(first(DrawingView.self, in: controller.view))
    guard case .drawing = drawing.shownDescription.content else {
      Issue.record("There is no drawing.")
      return
    }
    #expect(log.sizes == [CGSize(width: 30, height: 40)])
    let text = "\(drawing.shownDescription.content)"
    #expect(text.contains("5.0"))
  }
}
