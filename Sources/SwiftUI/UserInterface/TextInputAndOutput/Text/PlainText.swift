import SwiftUICore

/// How texts without own styles are shown in an environment.
struct PlainText {
  /// A text whose only run is to be replaced; `nil` where the letters are changed too.
  var text: ResolvedText?

  init(_ environment: EnvironmentValues) {
    guard environment.textCase == nil else { return }
    let text = Text(verbatim: " ").resolved(in: environment)
    if text.runs.count == 1 { self.text = text }
  }
}
