import SwiftUI
import Testing

private struct Triangle: Shape {
  var inset: CGFloat = 0

  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    let adjustment = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - adjustment, endAngle: endAngle - adjustment, clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

private struct Wave: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(amount * .pi * 2) * 10, y: 0))
  }
}

private struct Flip: GeometryEffect {
  var angle: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, CGFloat(Angle(degrees: angle).radians), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let affine = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(affine)
  }
}

private struct TrailingIconStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconStyle {
  fileprivate static var trailingIcon: Self { Self() }
}

private struct BarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      RoundedRectangle(cornerRadius: 15).frame(width: CGFloat(fraction) * 100, height: 28).foregroundColor(.blue)
      configuration.label
    }
  }
}

private struct Stripes: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

private enum Card: String { case front }

private struct Shapes: View {
  let points = [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)]
  @State private var amount: CGFloat = 0.5

  var body: some View {
    Group {
      Circle()
      Circle().fill(Color.red)
      Circle().fill(.red).frame(width: 10, height: 10)
      Circle().fill()
      Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
      Rectangle().fill(Color.blue, style: FillStyle(eoFill: true))
      Rectangle().fill(.ultraThinMaterial)
      RoundedRectangle(cornerRadius: 10).stroke(Color.gray, lineWidth: 2)
      RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(.gray)
      RoundedRectangle(cornerSize: CGSize(width: 3, height: 4)).stroke()
      RoundedRectangle(cornerRadius: 25.0).stroke(lineWidth: 3).foregroundColor(.red)
      RoundedRectangle(cornerRadius: 5).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      Circle().strokeBorder(Color.blue, lineWidth: 4)
      Circle().strokeBorder(lineWidth: 4)
      Circle().strokeBorder(.orange)
      Circle().strokeBorder()
      Circle().strokeBorder(.orange, style: StrokeStyle(lineWidth: 5))
      Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
    }
    Group {
      Circle().trim(from: 0, to: amount).stroke(Color.pink, lineWidth: 3).rotationEffect(.degrees(-90))
      Circle().trim(from: 0.1, to: 0.9).stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round))
      Circle().inset(by: 3).fill(Color.red)
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Capsule().fill(Color.green).overlay(Capsule().stroke(Color.black, lineWidth: 1))
      Capsule(style: .continuous)
      Ellipse().offset(x: 3, y: 4).scale(0.5).rotation(.degrees(20)).fill(.yellow)
      UnevenRoundedRectangle(
        topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3)).fill(.tint)
      ContainerRelativeShape().fill(.blue).containerShape(RoundedRectangle(cornerRadius: 4))
      AnyShape(Circle()).fill(Color.red)
      Triangle(inset: 3).fill(Color.red)
      Triangle()
      Arc(startAngle: .degrees(0), endAngle: Angle(degrees: 110), clockwise: true).strokeBorder(.blue, lineWidth: 10)
      Path { path in
        path.move(to: CGPoint(x: 200, y: 100))
        path.addLine(to: CGPoint(x: 100, y: 300))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerSize: CGSize(width: 1, height: 1))
        path.addLines(points)
        path.closeSubpath()
      }
      .fill(.blue)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4)).stroke(Color.red)
      Path(CGRect(x: 0, y: 0, width: 3, height: 4)).stroke(.red, lineWidth: 2)
      Path(roundedRect: CGRect(x: 0, y: 0, width: 3, height: 4), cornerRadius: 1)
      Path(UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft], cornerRadii: .zero).cgPath)
    }
    Group {
      Color.red.clipShape(Circle())
      Color.red.clipShape(.rect(cornerRadius: 3))
      Color.red.clipShape(.rect)
      Color.red.clipShape(.circle)
      Color.red.clipShape(.capsule)
      Color.red.clipShape(.rect(topLeadingRadius: 3))
      Color.red.clipShape(ContainerRelativeShape())
      Color.red.clipShape(.containerRelative)
      Color.red.clipShape(Triangle(), style: FillStyle(eoFill: true))
      Color.red.clipped()
      Color.red.cornerRadius(10)
      Color.red.cornerRadius(10, antialiased: true)
    }
  }
}

private struct Styles: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.colorScheme) private var scheme: ColorScheme

  var body: some View {
    Group {
      Text("a").foregroundStyle(.red)
      Text("a").foregroundStyle(Color.red)
      Text("a").foregroundStyle(.secondary)
      Text("a").foregroundStyle(.tint).tint(.orange)
      Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("a").foregroundStyle(.red.gradient)
      Text("a").foregroundStyle(Color.primary.opacity(0.5))
      Text("a").foregroundStyle(.background)
      Text("a").foregroundStyle(colorScheme == .dark ? .white : .black)
      Text("a").foregroundStyle(Stripes())
      VStack { Text("a") }.foregroundStyle(.red, .blue)
      VStack { Text("a") }.foregroundStyle(.red, .blue, .green)
      VStack { Text("a") }.foregroundStyle(.primary)
      Text("a").foregroundColor(.secondary).accentColor(.red).tint(Color.red).tint(nil as Color?)
      Text("a").background(.red)
      Text("a").background(Color.red)
      Text("a").background(.thinMaterial)
      Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 3))
      Text("a").background(.blue, in: .capsule)
      Text("a").background(in: Circle())
    }
    Group {
      Text("a").background(.quaternary)
      Text("a").background()
      Text("a").background(Circle().fill(Color.red))
      Text("a").background(Color.red.opacity(0.2), ignoresSafeAreaEdges: .top)
      Text("a").background(LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))
      Text("a").background(Gradient(colors: [.red]))
      Text("a").background(.background)
      Text("a").backgroundStyle(.blue)
      Text("a").overlay(.red)
      Text("a").overlay(.red, in: Circle())
      Text("a").overlay(Circle().stroke(Color.red))
      Text("a").border(.red)
      Text("a").border(Color.red, width: 3)
      Text("a").border(.gray.opacity(0.5), width: 1)
      RadialGradient(gradient: Gradient(colors: [.red, .black]), center: .center, startRadius: 1, endRadius: 40)
      RadialGradient(
        stops: [.init(color: .red, location: 0.3), Gradient.Stop(color: .blue, location: 0.3)], center: .top,
        startRadius: 200, endRadius: 700)
      AngularGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center)
      AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .degrees(9))
      LinearGradient(stops: [Gradient.Stop(color: .white, location: 0)], startPoint: .top, endPoint: .bottom)
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .white, location: 0)]), startPoint: .top, endPoint: .bottom)
    }
    Group {
      EllipticalGradient(colors: [.red, .blue])
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .red])
      Color(red: 1, green: 0.5, blue: 0)
      Color(red: 1, green: 0.5, blue: 0, opacity: 0.3)
      Color(.sRGB, red: 1, green: 0.5, blue: 0)
      Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.3)
      Color(.sRGBLinear, white: 0, opacity: 0.33)
      Color(white: 0.5)
      Color(hue: 0.5, saturation: 1, brightness: 1)
      Color("missing")
      Color("missing", bundle: nil)
      Color(.systemBackground)
      Color(.red)
      Color(uiColor: .secondarySystemBackground)
      Color(UIColor.label)
      Color { _ in UIColor.red }
      Color.red.mix(with: .blue, by: 0.5)
      Color.accentColor.opacity(0.2).preferredColorScheme(.dark)
      Color.red.colorScheme(.dark).preferredColorScheme(nil)
    }
  }
}

extension Color {
  fileprivate init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(UIColor(dynamicProvider: provider))
  }
}

private struct Pictures: View {
  var body: some View {
    Image("missing")
    Image("missing", bundle: nil)
    Image("missing").resizable().scaledToFit()
    Image(systemName: "star").imageScale(.large).foregroundColor(.yellow)
    Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit).frame(width: 20)
    Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    Image(systemName: "star").resizable(resizingMode: .stretch).renderingMode(.template).interpolation(.none)
    Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    Image(systemName: "star").antialiased(true).symbolVariant(.fill).symbolRenderingMode(.hierarchical)
    Image(systemName: "star").font(.system(size: 40)).font(.largeTitle)
    Image(decorative: "missing")
    Image(uiImage: UIImage(systemName: "star") ?? UIImage(systemName: "circle")!)
    Group {
      AsyncImage(url: nil)
      AsyncImage(url: URL(string: "x")) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil, scale: 2) { image in
        image
      } placeholder: {
        Color.red
      }
      AsyncImage(url: nil) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          ProgressView()
        }
      }
      AsyncImage(url: nil, scale: 2) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        @unknown default: EmptyView()
        }
      }
    }
  }
}

private struct Texts: View {
  let name = "Ann"
  let date = Date(timeIntervalSinceReferenceDate: 0)
  @ScaledMetric private var size = 20.0
  @ScaledMetric(relativeTo: .title) private var large: CGFloat = 40

  var body: some View {
    Group {
      Text("Hello \(name), **bold** and [link](https://example.com)")
      Text(name)
      Text(verbatim: "a \(name)")
      Text("a") + Text("b").bold() + Text(" \(3)").foregroundColor(.red)
      Text("Total: \(Text("3").bold())")
      Text("\(1.5, specifier: "%.2f")")
      Text("\(date, style: .time) \(Image(systemName: "star"))")
      Text(date, style: .date)
      Text(date, style: .relative)
      Text(date, style: .timer)
      Text(timerInterval: date...date.addingTimeInterval(60))
      Text(date...date.addingTimeInterval(60))
      Text(3, format: .number)
      Text(0.5, format: .percent)
      Text(12.3, format: .currency(code: "EUR"))
      Text(date, format: .dateTime.day().month())
      Text(date, formatter: DateFormatter())
      Text(NSNumber(value: 3), formatter: NumberFormatter())
      Text(AttributedString("a"))
    }
    Group {
      Text("a").font(.title).fontWeight(.bold).bold().italic().underline().strikethrough()
      Text("a").font(.system(size: 12)).font(.system(size: 12, weight: .bold)).font(
        .system(size: 12, weight: .bold, design: .rounded))
      Text("a").font(.system(.title, design: .rounded)).font(.system(.body, design: .serif, weight: .bold))
      Text("a").font(Font.system(.title).bold()).font(.custom("Georgia", size: 12)).font(.title.weight(.heavy))
      Text("a").font(.custom("Georgia", size: 12, relativeTo: .body)).font(.body.monospacedDigit().smallCaps())
      Text("a").font(Font(UIFont.systemFont(ofSize: 12))).font(nil)
      Text("a").bold(true).italic(false).underline(true, color: .red).strikethrough(true, color: .red)
      Text("a").strikethrough(true, pattern: .dash, color: .red).underline(false)
      Text("a").kerning(2).tracking(2).baselineOffset(3).monospacedDigit().monospaced().fontDesign(.serif)
      VStack { Text("a") }.bold().italic().underline().strikethrough(true).kerning(1).tracking(1).baselineOffset(1)
      VStack { Text("a") }.fontWeight(.semibold).fontDesign(.rounded).monospaced().monospacedDigit().fontWidth(
        .condensed)
      Text("a").multilineTextAlignment(.center).lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(2...)
      Text("a").lineLimit(...3).lineLimit(2, reservesSpace: true).lineSpacing(3).truncationMode(.middle)
      Text("a").minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase).textCase(nil)
      Text("a").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.small ... .xLarge)
      Text("a").textSelection(.enabled).redacted(reason: .placeholder).unredacted().privacySensitive()
      Text("a").font(.system(size: size)).frame(width: large)
      Text("a").textScale(.secondary)
    }
  }
}

private struct Effects: View {
  var body: some View {
    Group {
      Text("a").opacity(0.5).hidden().blur(radius: 3).blur(radius: 3, opaque: true)
      Text("a").shadow(radius: 3).shadow(color: .red, radius: 3).shadow(color: .red, radius: 3, x: 1, y: 2)
      Text("a").shadow(color: .black.opacity(0.2), radius: 3, y: 2).shadow(radius: 3, x: 1, y: 1)
      Text("a").mask(Circle()).mask { Circle() }.mask(alignment: .top) { Text("a") }
      Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Text("a").rotationEffect(.degrees(90)).rotationEffect(Angle(degrees: 3), anchor: .topLeading)
      Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      Text("a").rotation3DEffect(.degrees(45), axis: (0, 1, 0), anchor: .leading, anchorZ: 3, perspective: 0.5)
      Text("a").rotation3DEffect(.degrees(45), axis: (x: 0.0, y: 1.0, z: 0.0), perspective: 0.5)
      Text("a").scaleEffect(2).scaleEffect(2, anchor: .bottom).scaleEffect(x: 2).scaleEffect(x: 1, y: -1, anchor: .top)
      Text("a").scaleEffect(CGSize(width: 1, height: 2)).scaleEffect(y: 2)
      Text("a").brightness(0.1).contrast(2).saturation(0).grayscale(1).colorMultiply(.red).colorInvert()
      Text("a").hueRotation(.degrees(20)).luminanceToAlpha().blendMode(.screen).compositingGroup().drawingGroup()
      Text("a").drawingGroup(opaque: false, colorMode: .linear).zIndex(1)
      Text("a").transformEffect(CGAffineTransform(scaleX: 2, y: 2)).transformEffect(.init(translationX: 1, y: 2))
      Text("a").projectionEffect(ProjectionTransform(CGAffineTransform.identity)).projectionEffect(.init())
      Text("a").modifier(Wave(amount: 0.5)).modifier(Flip(angle: 20).ignoredByLayout())
      Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5).blur(radius: 2) }
    }
  }
}

private struct Indicators: View {
  var body: some View {
    Group {
      Divider()
      ProgressView()
      ProgressView("Loading…")
      ProgressView(value: 0.5)
      ProgressView(value: 50, total: 100)
      ProgressView("Loading", value: 0.5)
      ProgressView("Loading", value: 5.0, total: 10.0)
      ProgressView(value: 0.5) { Text("a") }
      ProgressView(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("50 %")
      }
      ProgressView { Text("a") }
      ProgressView().progressViewStyle(.circular).progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: 0.3).progressViewStyle(.linear).tint(.red).progressViewStyle(BarStyle())
      Gauge(value: 0.5) { Text("a") }
      Gauge(value: 5, in: 0...10) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 5, in: 0...10) {
        Text("a")
      } currentValueLabel: {
        Text("5")
      }
      Gauge(value: 5, in: 0...10) {
        Text("a")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    }
    Group {
      Label("Title", systemImage: "star")
      Label("Title", image: "missing")
      Label {
        Text("a")
      } icon: {
        Image(systemName: "star")
      }
      Label(title: { Text("a") }, icon: { Image(systemName: "star") })
      Label("Title", systemImage: "star").labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(.titleAndIcon)
      Label("Title", systemImage: "star").labelStyle(IconOnlyLabelStyle()).labelStyle(.trailingIcon)
      ContentUnavailableView("None", systemImage: "star")
      ContentUnavailableView("None", systemImage: "star", description: Text("a"))
      ContentUnavailableView { Label("None", systemImage: "star") }
      ContentUnavailableView {
        Label("None", systemImage: "star")
      } description: {
        Text("a")
      }
      ContentUnavailableView {
        Label("None", systemImage: "star")
      } description: {
        Text("a")
      } actions: {
        Button("Reload") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "a")
    }
    Group {
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 4)
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 3, y: 4)
        copy.rotate(by: .degrees(3))
        copy.draw(Text("a"), at: CGPoint(x: 3, y: 4))
        copy.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 3, height: 4))
        context.drawLayer { layer in layer.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 4))) }
      }
      .frame(width: 30, height: 40)
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Text("a").tag2()
      }
    }
  }
}

extension View {
  fileprivate func tag2() -> some View { id(1) }
}

/// Each call shape as apps write it.
@MainActor @Suite struct DrawingCallShapes {
  @Test("Every call shape of drawing compiles, and its views can be shown")
  func callShapes() {
    func show<Content: View>(_ view: Content) {
      let controller = UIHostingController(rootView: view)
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      #expect(!controller.view.subviews.isEmpty)
    }
    show(Shapes())
    show(Styles())
    show(Pictures())
    show(Texts())
    show(Effects())
    show(Indicators())
    #expect(Color.Resolved(red: 1, green: 1, blue: 1).red == 1)
    #expect(ImageRenderer(content: Text("a")).uiImage != nil)
  }
}
