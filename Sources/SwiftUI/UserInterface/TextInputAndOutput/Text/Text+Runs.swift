import FoundationOverlay
import SwiftUICore
import UIKitCore

extension Text {
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
      if let last = runs.indices.last, runs[last].picture == nil, runs[last].hasSameStyle(as: run) {
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
          case .number(let digits): plain += LocalizedNumber.text(ofDigits: digits, in: environment.locale)
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
    case .image(let image):
      var run = ResolvedText.Run("\u{A0}", styling, MarkdownStyle(), environment)
      run.picture = ResolvedText.Picture(
        image: image, pointSize: run.font.pointSize * environment.imageScale.factor,
        variants: environment.symbolVariants, isDark: environment.colorScheme == .dark)
      runs.append(run)
    case .pair(let one, let two):
      one.append(to: &runs, styling, environment)
      two.append(to: &runs, styling, environment)
    }
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
