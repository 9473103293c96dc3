import AttributeGraph
import SwiftUICore
import UIKitCore

/// Text that is read and not edited.
public struct Text: Equatable {
  private enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?)
  }

  private let storage: Storage
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false
  private var color: Color?

  private init(_ storage: Storage) { self.storage = storage }

  /// A text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A text that is looked up in the app's strings.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self.init(.key(key, table: tableName))
  }

  /// The text with a font.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// The text with a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

  /// The text in bold.
  public func bold() -> Text { changed { $0.weight = .bold } }

  /// The text in italics.
  public func italic() -> Text { changed { $0.isItalic = true } }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }

  private func changed(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// The characters.
  var string: String {
    switch storage {
    case .verbatim(let text): text
    case .key(let key, let table): key.text(table: table)
    }
  }

  /// The text with what its environment adds.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var font = font ?? environment.font ?? .body
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    return ResolvedText(
      string: string, font: font, color: color ?? environment.foregroundColor, lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment)
  }
}

/// What a label shows.
struct ResolvedText: Equatable {
  var string: String
  var font: Font
  var color: Color?
  var lineLimit: Int?
  var alignment: TextAlignment
}

@MainActor extension Text: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = UILabel()
    label.numberOfLines = 0
    let leaf = LayoutLeaf(UIViewContent(view: label) { label.size(for: $0) })
    let environment = inputs.environment
    let text = inputs.viewGraph.graph.attribute("resolved text", in: inputs.scope.subgraph) {
      graph throws(AttributeError) in
      try graph.value(of: view.attribute).resolved(in: graph.value(of: environment))
    }
    inputs.viewGraph.follow(text, in: inputs.scope) { text in
      label.show(text)
      leaf.contentDidChange()
    }
    return _ViewOutputs(node: leaf)
  }
}

extension UILabel {
  fileprivate func show(_ resolved: ResolvedText) {
    if text != resolved.string { text = resolved.string }
    font = resolved.font.uiFont
    textColor = resolved.color?.uiColor ?? .label
    numberOfLines = resolved.lineLimit ?? 0
    textAlignment =
      switch resolved.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
  }

  /// The size for a proposal: without a width that of one line, and nothing of nothing (fact 47).
  fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
    if proposal.width == 0 || proposal.height == 0 { return .zero }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    var size = sizeThatFits(CGSize(width: width ?? 0, height: 0))
    if let width { size.width = min(size.width, width) }
    return size
  }
}
