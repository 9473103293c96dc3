import Foundation
import SwiftUILayout

/// A number without superfluous digits.
func digits(_ value: CGFloat) -> String {
  if value == .infinity { return ".infinity" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(Double(rounded))"
}

extension HorizontalAlignment {
  var name: String {
    let names: [(HorizontalAlignment, String)] = [
      (.leading, ".leading"), (.center, ".center"), (.trailing, ".trailing"), (.quarter, ".quarter"),
    ]
    return names.first { $0.0 == self }?.1 ?? "?"
  }
}

extension VerticalAlignment {
  var name: String {
    let names: [(VerticalAlignment, String)] = [
      (.top, ".top"), (.center, ".center"), (.bottom, ".bottom"), (.firstTextBaseline, ".firstTextBaseline"),
      (.lastTextBaseline, ".lastTextBaseline"), (.quarter, ".quarter"),
    ]
    return names.first { $0.0 == self }?.1 ?? "?"
  }
}

extension Alignment {
  var name: String {
    let names: [(Alignment, String)] = [
      (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"), (.bottom, ".bottom"),
      (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"), (.bottomLeading, ".bottomLeading"),
      (.bottomTrailing, ".bottomTrailing"),
    ]
    return names.first { $0.0 == self }?.1 ?? "Alignment(horizontal: \(horizontal.name), vertical: \(vertical.name))"
  }
}

extension Axis.Set {
  var name: String {
    switch self {
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    case []: "[]"
    default: "[.horizontal, .vertical]"
    }
  }
}

extension TestView {
  /// The tree as one line, in SwiftUI's spelling.
  var line: String {
    func call(_ name: String, _ arguments: [(String, String?)]) -> String {
      let given = arguments.compactMap { label, value in value.map { label.isEmpty ? $0 : "\(label): \($0)" } }
      return "\(name)(\(given.joined(separator: ", ")))"
    }
    func container(_ name: String, _ arguments: [(String, String?)], _ views: [TestView]) -> String {
      call(name, arguments) + " { " + views.map(\.line).joined(separator: "; ") + " }"
    }
    func given(_ alignment: Alignment) -> String? { alignment == .center ? nil : alignment.name }
    switch self {
    case .rectangle: return "Rectangle()"
    case .image(let width, let height): return "Image(\(digits(width)), \(digits(height)))"
    case .text(let count): return "Text(\(count))"
    case .spacer(let minimum): return call("Spacer", [("minLength", minimum.map(digits))])
    case .divider: return "Divider()"
    case .hstack(let alignment, let spacing, let views):
      return container(
        "HStack", [("alignment", alignment == .center ? nil : alignment.name), ("spacing", spacing.map(digits))], views)
    case .vstack(let alignment, let spacing, let views):
      return container(
        "VStack", [("alignment", alignment == .center ? nil : alignment.name), ("spacing", spacing.map(digits))], views)
    case .zstack(let alignment, let views): return container("ZStack", [("alignment", given(alignment))], views)
    case .frame(let width, let height, let alignment, let view):
      return view.line
        + call(
          ".frame", [("width", width.map(digits)), ("height", height.map(digits)), ("alignment", given(alignment))])
    case .flexibleFrame(let width, let height, let alignment, let view):
      return view.line
        + call(
          ".frame",
          [
            ("minWidth", width.minimum.map(digits)), ("idealWidth", width.ideal.map(digits)),
            ("maxWidth", width.maximum.map(digits)), ("minHeight", height.minimum.map(digits)),
            ("idealHeight", height.ideal.map(digits)), ("maxHeight", height.maximum.map(digits)),
            ("alignment", given(alignment)),
          ])
    case .fixedSize(let axes, let view):
      return axes == [.horizontal, .vertical]
        ? view.line + ".fixedSize()"
        : view.line + ".fixedSize(horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical)))"
    case .padding(let insets, let view):
      let lengths = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ]
      if Set(lengths.map(\.1)).count == 1 { return view.line + ".padding(\(digits(insets.top)))" }
      return view.line + ".padding(" + call("EdgeInsets", lengths.map { ($0.0, digits($0.1)) }) + ")"
    case .offset(let x, let y, let view): return view.line + ".offset(x: \(digits(x)), y: \(digits(y)))"
    case .position(let x, let y, let view): return view.line + ".position(x: \(digits(x)), y: \(digits(y)))"
    case .aspectRatio(let ratio, let mode, let view):
      return view.line
        + call(".aspectRatio", [("", ratio.map(digits)), ("contentMode", mode == .fit ? ".fit" : ".fill")])
    case .overlay(let alignment, let base, let view):
      return base.line + call(".overlay", [("alignment", given(alignment))]).replacingOccurrences(of: "()", with: "")
        + " { \(view.line) }"
    case .geometryReader(let views): return "GeometryReader { _ in " + views.map(\.line).joined(separator: "; ") + " }"
    case .scrollView(let axes, let view): return "ScrollView(\(axes.name)) { \(view.line) }"
    case .viewThatFits(let axes, let views): return container("ViewThatFits", [("in", axes.name)], views)
    case .priority(let value, let view): return view.line + ".layoutPriority(\(digits(CGFloat(value))))"
    case .horizontalGuide(let guide, let distance, let view):
      return view.line + ".alignmentGuide(\(guide.name)) { $0[\(guide.name)] + \(digits(distance)) }"
    case .verticalGuide(let guide, let distance, let view):
      return view.line + ".alignmentGuide(\(guide.name)) { $0[\(guide.name)] + \(digits(distance)) }"
    case .inset(let edge, let spacing, let content, let view):
      return content.line + call(".safeAreaInset", [("edge", ".\(edge)"), ("spacing", spacing.map(digits))])
        + " { \(view.line) }"
    case .grid(let alignment, let horizontal, let vertical, let rows):
      return call(
        "Grid",
        [
          ("alignment", given(alignment)), ("horizontalSpacing", horizontal.map(digits)),
          ("verticalSpacing", vertical.map(digits)),
        ]) + " { " + rows.map(\.line).joined(separator: "; ") + " }"
    case .lazyGrid(let axis, let items, let spacing, let views):
      let list = items.map { item in
        let size =
          switch item.size {
          case .fixed(let length): ".fixed(\(digits(length)))"
          case .flexible(let minimum, let maximum):
            ".flexible(minimum: \(digits(minimum)), maximum: \(digits(maximum)))"
          case .adaptive(let minimum, let maximum):
            ".adaptive(minimum: \(digits(minimum)), maximum: \(digits(maximum)))"
          }
        return call(
          "GridItem", [("", size), ("spacing", item.spacing.map(digits)), ("alignment", item.alignment.map(\.name))])
      }
      let (name, label) = axis == .vertical ? ("LazyVGrid", "columns") : ("LazyHGrid", "rows")
      return container(
        name, [(label, "[" + list.joined(separator: ", ") + "]"), ("spacing", spacing.map(digits))], views)
    }
  }
}

extension TestRow {
  var line: String {
    let cells = cells.map { cell in
      var line = cell.view.line
      if cell.columns != 1 { line += ".gridCellColumns(\(cell.columns))" }
      if let anchor = cell.anchor {
        line += ".gridCellAnchor(UnitPoint(x: \(digits(anchor.x)), y: \(digits(anchor.y))))"
      }
      if let alignment = cell.columnAlignment { line += ".gridColumnAlignment(\(alignment.name))" }
      if !cell.unsized.isEmpty { line += ".gridCellUnsizedAxes(\(cell.unsized.name))" }
      return line
    }.joined(separator: "; ")
    return isRow ? "GridRow\(alignment.map { "(alignment: \($0.name))" } ?? "") { \(cells) }" : cells
  }
}
