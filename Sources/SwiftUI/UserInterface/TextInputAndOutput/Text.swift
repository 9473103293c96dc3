import AttributeGraph
public import FoundationOverlay
public import SwiftUICore
public import UIKitCore

/// Text that is read and not edited.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, Bundle?)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
    case pair(Text, Text)
  }

  let storage: Storage
  /// What the text has set, kept apart: most texts have set nothing, and are copied often.
  private var ownStyling: TextStyling.Box?
  var styling: TextStyling { ownStyling?.styling ?? TextStyling() }

  init(_ storage: Storage) { self.storage = storage }

  /// A text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A text that is looked up in the app's strings.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle))
  }

  /// A text of the app's strings.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(.verbatim(resource.text))
  }

  /// A text with attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A picture as a part of text. Differs from Apple: it is not shown.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A date.
  ///
  /// Differs from Apple: a text that depends on the time now is not brought up to date as time passes.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// An interval of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates.lowerBound, dates.upperBound)) }

  /// An interval of dates.
  public init(_ interval: DateInterval) { self.init(.interval(interval.start, interval.end)) }

  /// A time that runs in an interval.
  ///
  /// Differs from Apple: the text is not brought up to date as time passes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// What a formatter makes of a value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// What a formatter makes of an object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// What a formatter makes of a value. Foundation's values are not convertible to objects here, so any value is accepted.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now, as a clock.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Upper or lower case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A size relative to the font.
  public struct Scale: Hashable, Sendable {
    private let kind: Int
    /// That of the font.
    public static let `default` = Scale(kind: 0)
    /// A smaller one.
    public static let secondary = Scale(kind: 1)
  }

  /// A line under or through text. Differs from Apple: it is drawn as one line in the colour of the text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      private let kind: Int
      /// None.
      public static let solid = Pattern(kind: 0)
      /// Dots.
      public static let dot = Pattern(kind: 1)
      /// Dashes.
      public static let dash = Pattern(kind: 2)
      /// Dashes and dots.
      public static let dashDot = Pattern(kind: 3)
      /// Dashes and two dots.
      public static let dashDotDot = Pattern(kind: 4)
    }

    let pattern: Pattern
    let color: Color?

    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    /// The line of an attributed string: a single one with or without dashes. `nil` for others, such as a thick or a double one.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard let match = LineStyle.patterns.first(where: { $0.style == nsUnderlineStyle }) else { return nil }
      self.init(pattern: match.pattern)
    }

    /// The patterns with the lines of attributed strings that look like them.
    static let patterns: [(pattern: Pattern, style: NSUnderlineStyle)] = [
      (.solid, .single), (.dot, [.single, .patternDot]), (.dash, [.single, .patternDash]),
      (.dashDot, [.single, .patternDashDot]), (.dashDotDot, [.single, .patternDashDotDot]),
    ]
  }

  /// Both texts.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }

  /// The text with a font.
  public func font(_ font: Font?) -> Text { changed { $0.font = .some(font) } }

  /// The text with a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = .some(weight) } }

  /// The text with letters of a width. Differs from Apple: they have the usual one.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text with letters of a design.
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = .some(design) } }

  /// The text in bold.
  public func bold() -> Text { changed { $0.isBold = true } }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = isActive } }

  /// The text in italics.
  public func italic() -> Text { changed { $0.isItalic = true } }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }

  /// The text with letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isMonospaced = isActive } }

  /// The text with digits of equal width. Stored: the host's fonts have them.
  public func monospacedDigit() -> Text { self }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changed {
      $0.color = .some(color)
      $0.style = nil
    }
  }

  /// The text in a style. Differs from Apple: a gradient is shown as the colour in its middle.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed {
      $0.style = AnyShapeStyle(style)
      $0.color = nil
    }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = .some(isActive ? LineStyle(color: color) : nil) }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = .some(isActive ? LineStyle(color: color) : nil) }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with an additional distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }

  /// The text with an additional distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }

  /// The text, moved up from the baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed { $0.baselineOffset = baselineOffset } }

  /// The text at a size relative to its font. Differs from Apple: it is the font's.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  private func changed(_ change: (inout TextStyling) -> Void) -> Text {
    var (text, styling) = (self, styling)
    change(&styling)
    text.ownStyling = TextStyling.Box(styling)
    return text
  }

  /// The characters.
  var string: String { runs(in: EnvironmentValues()).map(\.text).joined() }

  /// The parts with their styles.
  func runs(in environment: EnvironmentValues) -> [ResolvedText.Run] {
    var runs: [ResolvedText.Run] = []
    append(to: &runs, environment.textStyling, environment)
    switch environment.textCase {
    case .uppercase: for index in runs.indices { runs[index].text = runs[index].text.uppercased() }
    case .lowercase: for index in runs.indices { runs[index].text = runs[index].text.lowercased() }
    case nil: break
    }
    return runs
  }

  private func append(
    to runs: inout [ResolvedText.Run], _ outer: TextStyling, _ environment: EnvironmentValues
  ) {
    let styling = styling.inside(outer)
    func add(_ text: String, _ markdown: MarkdownStyle = MarkdownStyle()) {
      guard !text.isEmpty else { return }
      let run = ResolvedText.Run(text, styling, markdown, environment)
      if let last = runs.indices.last, runs[last].hasSameStyle(as: run) {
        runs[last].text += text
      } else {
        runs.append(run)
      }
    }
    switch storage {
    case .verbatim(let text): add(text)
    case .key(let key, let table, let bundle):
      let parts = key.parts(in: bundle ?? .main, table: table)
      // Values are no Markdown; in its text each one is a character for private use.
      var (text, arguments): (String, [LocalizedStringKey.Argument]) = ("", [])
      for part in parts {
        switch part {
        case .literal(let literal): text += literal
        case .argument(let argument):
          guard let mark = Unicode.Scalar(UInt32(0xF0000 + arguments.count)) else { continue }
          text.unicodeScalars.append(mark)
          arguments.append(argument)
        }
      }
      for run in Markdown.runs(of: text) {
        var plain = ""
        for character in run.text {
          let mark = character.unicodeScalars.first.map { Int($0.value) - 0xF0000 } ?? -1
          guard arguments.indices.contains(mark) else {
            plain.append(character)
            continue
          }
          switch arguments[mark] {
          case .string(let string): plain += string
          case .text(let argument):
            add(plain, run.style)
            plain = ""
            argument.append(to: &runs, styling.with(run.style), environment)
          }
        }
        add(plain, run.style)
      }
    case .attributed(let string):
      for part in string.runs {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        var markdown = MarkdownStyle()
        let intent = part[Attributes.InlineIntentAttribute.self] ?? []
        markdown.isBold = intent.contains(.stronglyEmphasized)
        markdown.isItalic = intent.contains(.emphasized)
        markdown.isCode = intent.contains(.code)
        markdown.isStruckThrough = intent.contains(.strikethrough)
        markdown.link = part[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        var own = TextStyling()
        if let font = part[Attributes.FontAttribute.self] { own.font = .some(font) }
        if let color = part[Attributes.ForegroundColorAttribute.self] { own.color = .some(color) }
        if let line = part[Attributes.UnderlineStyleAttribute.self] { own.underline = .some(line) }
        if let line = part[Attributes.StrikethroughStyleAttribute.self] { own.strikethrough = .some(line) }
        own.kerning = part[Attributes.KerningAttribute.self] ?? part[Attributes.TrackingAttribute.self]
        own.baselineOffset = part[Attributes.BaselineOffsetAttribute.self]
        var run = ResolvedText.Run(
          String(string[part.range].characters), own.inside(styling), markdown, environment)
        run.background = part[Attributes.BackgroundColorAttribute.self]
        runs.append(run)
      }
    case .date(let date, let style): add(TextDates.text(date, style, environment))
    case .interval(let start, let end): add(TextDates.interval(start, end, environment))
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let now = min(max(pause ?? environment.now(), interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      add(TextDates.clock(seconds, showsHours: showsHours))
    case .image: break
    case .pair(let one, let two):
      one.append(to: &runs, styling, environment)
      two.append(to: &runs, styling, environment)
    }
  }

  /// The text with what its environment adds, of which a part is known.
  fileprivate func resolved(in environment: EnvironmentValues, _ plain: PlainText) -> ResolvedText {
    guard ownStyling == nil, case .verbatim(let string) = storage, var text = plain.text, !string.isEmpty else {
      return resolved(in: environment)
    }
    text.runs[0].text = string
    return text
  }

  /// The text with what its environment adds.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var text = ResolvedText(
      runs: runs(in: environment),
      font: styling.inside(environment.textStyling).font(in: environment).uiFont(
        for: environment.dynamicTypeSize),
      color: environment.foregroundStyles?.levels.first?.color, lineLimit: environment.lineLimit,
      reservedLines: environment.reservedLines, alignment: environment.multilineTextAlignment,
      truncation: environment.truncationMode)
    text.minimumScale = environment.minimumScaleFactor
    if environment.redactionReasons.contains(.placeholder) {
      for index in text.runs.indices {
        text.runs[index].color = .clear
        text.runs[index].background = Color(.systemGray4)
      }
    }
    return text
  }
}

extension TextStyling {
  /// The style for what is in a part of a text in Markdown.
  fileprivate func with(_ markdown: MarkdownStyle) -> TextStyling {
    var styling = self
    if markdown.isBold { styling.isBold = true }
    if markdown.isItalic { styling.isItalic = true }
    if markdown.isCode { styling.isMonospaced = true }
    if markdown.isStruckThrough { styling.strikethrough = .some(.single) }
    return styling
  }
}

/// Texts of dates.
private enum TextDates {
  static func text(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    switch style.kind {
    case .time: return formatter(environment, .none, .short).string(from: date)
    case .date: return formatter(environment, .long, .none).string(from: date)
    case .timer: return clock(abs(date.timeIntervalSince(environment.now())), showsHours: true)
    case .relative: return relative(abs(date.timeIntervalSince(environment.now())))
    case .offset:
      let distance = environment.now().timeIntervalSince(date)
      return (distance < 0 ? "-" : "+") + offset(abs(distance))
    }
  }

  static func interval(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
    let calendar = environment.calendar
    if calendar.isDate(start, inSameDayAs: end) {
      let time = formatter(environment, .none, .short)
      return "\(time.string(from: start)) – \(time.string(from: end))"
    }
    let date = formatter(environment, .medium, .short)
    return "\(date.string(from: start)) – \(date.string(from: end))"
  }

  /// Minutes and seconds, with hours if there are some.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = seconds.isFinite ? Int(max(0, min(seconds, 1e9)).rounded(.down)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(showsHours ? minutes : total / 60):\(two(rest))"
  }

  private static let units: [(Int, String, String)] = [
    (31_536_000, "year", "yr"), (2_592_000, "month", "mo"), (86_400, "day", "day"), (3600, "hour", "hr"),
    (60, "minute", "min"), (1, "second", "sec"),
  ]

  /// The two largest units.
  private static func relative(_ seconds: TimeInterval) -> String {
    var rest = seconds.isFinite ? Int(min(seconds, 1e12)) : 0
    var parts: [String] = []
    for (length, _, short) in units where rest >= length && parts.count < 2 {
      parts.append("\(rest / length) \(short)")
      rest %= length
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  private static func offset(_ seconds: TimeInterval) -> String {
    let total = seconds.isFinite ? Int(min(seconds, 1e12)) : 0
    for (length, name, _) in units where total >= length {
      let number = total / length
      return "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    return "0 seconds"
  }

  private static func formatter(
    _ environment: EnvironmentValues, _ date: DateFormatter.Style, _ time: DateFormatter.Style
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.calendar = environment.calendar
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }
}

/// How texts without own styles are shown in an environment.
private struct PlainText {
  /// A text whose only run is to be replaced; `nil` where the letters are changed too.
  var text: ResolvedText?

  init(_ environment: EnvironmentValues) {
    guard environment.textCase == nil else { return }
    let text = Text(verbatim: " ").resolved(in: environment)
    if text.runs.count == 1 { self.text = text }
  }
}

/// What a label shows.
struct ResolvedText: Equatable {
  /// Characters with one style.
  struct Run: Equatable {
    var text: String
    var font: UIFont
    var color: Color?
    var background: Color?
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var link: URL?

    init(_ text: String, _ styling: TextStyling, _ markdown: MarkdownStyle, _ environment: EnvironmentValues) {
      self.text = text
      var font = styling.font(in: environment)
      if markdown.isBold { font = font.bold() }
      if markdown.isItalic { font = font.italic() }
      if markdown.isCode { font = font.monospaced() }
      self.font = font.uiFont(for: environment.dynamicTypeSize)
      link = markdown.link
      if let style = styling.style {
        color = style._shading(in: environment).value.color
      } else if let own = styling.color ?? nil {
        color = own.settled(in: environment)
      } else if link != nil {
        color = environment.tintColor
      } else {
        color = environment.foregroundStyles?.levels.first?.color
      }
      isUnderlined = (styling.underline ?? nil) != nil
      isStruckThrough = markdown.isStruckThrough || (styling.strikethrough ?? nil) != nil
      kerning = styling.kerning ?? 0
      baselineOffset = styling.baselineOffset ?? 0
    }

    func hasSameStyle(as other: Run) -> Bool {
      var copy = other
      copy.text = text
      return self == copy
    }

    /// Whether a label shows it by its font and its colour alone.
    var isPlain: Bool {
      background == nil && !isUnderlined && !isStruckThrough && kerning == 0 && baselineOffset == 0
    }
  }

  var runs: [Run]
  var font: UIFont
  var color: Color?
  var lineLimit: Int?
  var reservedLines = 0
  var alignment: TextAlignment
  var truncation: Text.TruncationMode
  /// The smallest factor of the fonts with which the text is shown where it does not fit.
  var minimumScale: CGFloat = 1

  /// The text with fonts of another size.
  func scaled(by factor: CGFloat) -> ResolvedText {
    guard factor != 1 else { return self }
    var text = self
    text.font = font.withSize(font.pointSize * factor)
    for index in runs.indices {
      text.runs[index].font = runs[index].font.withSize(runs[index].font.pointSize * factor)
      text.runs[index].kerning *= factor
      text.runs[index].baselineOffset *= factor
    }
    return text
  }

  var string: String { runs.map(\.text).joined() }
}

extension Text {
  /// Whether the text changes with the time.
  var dependsOnTime: Bool {
    switch storage {
    case .date(_, let style): style.kind == .timer || style.kind == .relative || style.kind == .offset
    case .timer(_, let pause, _, _): pause == nil
    case .pair(let one, let two): one.dependsOnTime || two.dependsOnTime
    case .key(let key, _, _):
      key.arguments.contains { if case .text(let text) = $0 { text.dependsOnTime } else { false } }
    default: false
    }
  }

  /// The time until another second of the text's date begins.
  func secondsToNextChange(at now: Date) -> Double {
    let date: Date
    switch storage {
    case .date(let own, _): date = own
    case .timer(let interval, _, let countsDown, _):
      if now >= interval.upperBound { return .infinity }
      if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
      date = countsDown ? interval.upperBound : interval.lowerBound
    default: date = now
    }
    let part = now.timeIntervalSince(date).truncatingRemainder(dividingBy: 1)
    return (part < 0 ? -part : 1 - part) + 0.01
  }
}

@MainActor extension Text: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = TextLabel()
    let leaf = LayoutLeaf(TextContent(label: label))
    let environment = inputs.environment
    let viewGraph = inputs.viewGraph
    label.onLink = { [weak viewGraph] url in viewGraph?.value(of: environment)?.openURL(url) }
    let text = inputs.viewGraph.graph.attribute("resolved text", in: inputs.scope.subgraph) {
      [weak viewGraph] graph throws(AttributeError) in
      let (text, environment) = (try graph.value(of: view.attribute), try graph.value(of: environment))
      return onMainActor {
        if text.dependsOnTime, let clock = viewGraph?.clock {
          // The next frame that is needed is that of the next second.
          clock.dependOnFrames()
          clock.requestFrame(at: clock.now + text.secondsToNextChange(at: environment.now()))
        }
        return text.resolved(in: environment, environment.derived { PlainText($0) })
      }
    }
    inputs.viewGraph.follow(text, in: inputs.scope) { text in
      label.show(text)
      leaf.contentDidChange()
    }
    return _ViewOutputs(node: leaf)
  }
}

/// A label of a text, whose links can be tapped.
final class TextLabel: UILabel {
  private(set) var reservedLines = 0
  /// Whether the text has attributes.
  private var isStyled = false
  /// The sizes that were measured since the text changed, by the width of lines; 0 for no limit.
  private var knownSizes: [(width: CGFloat, size: CGSize)] = []
  private var link: URL?
  private var recognizer: UITapGestureRecognizer?
  private var resolved: ResolvedText?
  private var scale: CGFloat = 1
  /// Measures the text with smaller fonts.
  private var ruler: TextLabel?
  var onLink: (URL) -> Void = { _ in }

  func show(_ new: ResolvedText) {
    resolved = new
    scale = 1
    if new.minimumScale >= 1 { ruler = nil }
    apply(new)
  }

  /// Shows the text as large as it fits into a frame.
  func fit(in size: CGSize) {
    guard let resolved, resolved.minimumScale < 1 else { return }
    let fitting = largestScale(in: size)
    guard fitting != scale else { return }
    scale = fitting
    apply(resolved.scaled(by: fitting))
  }

  /// The size of the text, with smaller fonts if it does not fit.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let resolved, resolved.minimumScale < 1, let width else {
      return self.size(fitting: width)
    }
    let scale = largestScale(in: CGSize(width: width, height: height ?? .infinity))
    return ruler(resolved, scale).sizeThatFits(CGSize(width: width, height: 0))
  }

  private func ruler(_ resolved: ResolvedText, _ scale: CGFloat) -> TextLabel {
    let label = ruler ?? TextLabel()
    ruler = label
    label.apply(resolved.scaled(by: scale))
    return label
  }

  /// The largest factor of the fonts with which nothing of the text is cut, in steps of a sixteenth of the way to the smallest one.
  private func largestScale(in size: CGSize) -> CGFloat {
    guard let resolved else { return 1 }
    let smallest = max(0.01, min(resolved.minimumScale, 1))
    func fits(_ scale: CGFloat) -> Bool {
      let label = ruler(resolved, scale)
      let whole = label.sizeThatFits(.zero)
      if whole.width <= size.width + 0.5 { return whole.height <= size.height + 0.5 }
      if label.numberOfLines == 1 { return false }
      let lines = label.numberOfLines
      label.numberOfLines = 0
      let wrapped = label.sizeThatFits(CGSize(width: size.width, height: 0)).height
      label.numberOfLines = lines
      let limit = lines == 0 ? .infinity : label.lineHeight * CGFloat(lines)
      return wrapped <= min(size.height, limit) + 0.5
    }
    if fits(1) { return 1 }
    var (low, high) = (0, 16)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(smallest + (1 - smallest) * CGFloat(middle) / 16) { low = middle } else { high = middle }
    }
    return smallest + (1 - smallest) * CGFloat(low) / 16
  }

  private func apply(_ resolved: ResolvedText) {
    if let first = resolved.runs.first, resolved.runs.count == 1, first.isPlain {
      setStyle(first.font, first.color)
      if isStyled || text != first.text { text = first.text }
      isStyled = false
    } else if resolved.runs.isEmpty {
      text = ""
      setStyle(resolved.font, resolved.color)
      isStyled = false
    } else {
      setStyle(resolved.font, resolved.color)
      attributedText = resolved.attributed
      isStyled = true
    }
    reservedLines = resolved.reservedLines
    let lines = resolved.lineLimit ?? 0
    if numberOfLines != lines { numberOfLines = lines }
    let alignment: NSTextAlignment =
      switch resolved.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    if textAlignment != alignment { textAlignment = alignment }
    let mode: NSLineBreakMode =
      switch resolved.truncation {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if lineBreakMode != mode { lineBreakMode = mode }
    knownSizes.removeAll(keepingCapacity: true)
    // A tap anywhere in the text opens its first link.
    link = resolved.runs.lazy.compactMap(\.link).first
    if isUserInteractionEnabled != (link != nil) { isUserInteractionEnabled = link != nil }
    if link != nil, recognizer == nil {
      let made = UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.open() })
      addGestureRecognizer(made)
      recognizer = made
    }
  }

  private func setStyle(_ font: UIFont, _ color: Color?) {
    if self.font !== font { self.font = font }
    let color = color?.uiColor ?? .label
    if textColor !== color { textColor = color }
  }

  func open() { if let link { onLink(link) } }

  /// The size of the text in lines of at most a width; `nil` for no limit. A layout asks for it at many proposals.
  func size(fitting width: CGFloat?) -> CGSize {
    let natural = knownSize(0)
    guard let width, natural.width > width, numberOfLines != 1 else { return natural }
    return knownSize(width)
  }

  private func knownSize(_ width: CGFloat) -> CGSize {
    if let known = knownSizes.first(where: { $0.width == width }) { return known.size }
    let size = sizeThatFits(CGSize(width: width, height: 0))
    if knownSizes.count == 8 { knownSizes.removeLast() }
    knownSizes.append((width, size))
    return size
  }

  /// The height of one line.
  var lineHeight: CGFloat { measure(lines: 1, fitting: .zero).height }
}

extension ResolvedText {
  @MainActor var attributed: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: run.font]
      if let color = run.color { attributes[.foregroundColor] = color.uiColor }
      if let color = run.background { attributes[.backgroundColor] = color.uiColor }
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if run.kerning != 0 { attributes[.kern] = Double(run.kerning) }
      if run.baselineOffset != 0 { attributes[.baselineOffset] = Double(run.baselineOffset) }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }
}

/// The content of a leaf that is a text, with its baselines.
struct TextContent: DisplayedContent {
  let label: TextLabel

  nonisolated var view: UIView { label }
  nonisolated var explicitGuides: ExplicitGuides { .baselines }

  /// The size for a proposal: without a width that of one line, and nothing of nothing (fact 47).
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    assumeMainActor {
      if proposal.width == 0 || proposal.height == 0 { return .zero }
      let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
      var size = label.size(width: width, height: proposal.height.flatMap { $0.isFinite ? $0 : nil })
      if let width { size.width = min(size.width, width) }
      if label.reservedLines > 1 { size.height = max(size.height, label.lineHeight * CGFloat(label.reservedLines)) }
      return size
    }
  }

  nonisolated func explicitAlignment(of key: AlignmentKey, size: CGSize) -> CGFloat? {
    // Letters are above the baseline for four fifths of a line.
    if key == VerticalAlignment.firstTextBaseline.key {
      return assumeMainActor { min(label.lineHeight, size.height) * 0.8 }
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return assumeMainActor { size.height - min(label.lineHeight, size.height) * 0.2 }
    }
    return nil
  }

  nonisolated func place(in frame: CGRect?, proposal: ProposedViewSize) {
    assumeMainActor {
      if label.isHidden != (frame == nil) { label.isHidden = frame == nil }
      if let frame {
        label.fit(in: frame.size)
        label.frame = frame
      }
    }
  }
}

extension NSUnderlineStyle {
  /// The line of an attributed string that has the pattern of one of SwiftUI.
  public init(_ lineStyle: Text.LineStyle) {
    self = Text.LineStyle.patterns.first { $0.pattern == lineStyle.pattern }?.style ?? .single
  }
}
