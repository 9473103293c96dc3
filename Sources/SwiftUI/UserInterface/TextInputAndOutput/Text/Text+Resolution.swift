import SwiftUICore

extension Text {
  /// The text with what its environment adds, of which a part is known.
  func resolved(in environment: EnvironmentValues, _ plain: PlainText) -> ResolvedText {
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
    text.lineSpacing = max(0, environment.lineSpacing)
    if environment.redactionReasons.contains(.placeholder) {
      for index in text.runs.indices {
        text.runs[index].color = .clear
        text.runs[index].background = Color(.systemGray4)
      }
    }
    return text
  }
}
