import Foundation

/// The parts of a typeface's name, such as `Helvetica-BoldOblique`: the family, and the weight and the slant of the face after the last hyphen.
struct FontName: Equatable {
  let family: String
  let weight: UIFont.Weight
  let isItalic: Bool

  /// The words of faces. Longer ones are before those that they contain.
  private static let words: [(word: String, weight: UIFont.Weight?, isItalic: Bool)] = [
    ("ultralight", .ultraLight, false), ("extralight", .ultraLight, false), ("semibold", .semibold, false),
    ("demibold", .semibold, false), ("extrabold", .heavy, false), ("ultrabold", .heavy, false),
    ("regular", .regular, false), ("oblique", nil, true), ("italic", nil, true), ("medium", .medium, false),
    ("roman", .regular, false), ("light", .light, false), ("heavy", .heavy, false), ("black", .black, false),
    ("book", .regular, false), ("bold", .bold, false), ("demi", .semibold, false), ("thin", .thin, false),
  ]

  /// The parts of a name. One whose end is no face is a family as a whole.
  init(_ name: String) {
    var parts = (family: name, weight: UIFont.Weight.regular, isItalic: false)
    if let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex,
      let face = FontName.face(name[name.index(after: hyphen)...])
    {
      parts = (String(name[..<hyphen]), face.weight ?? .regular, face.isItalic)
    }
    // Names of typefaces by Monotype have an addition that their families lack.
    for addition in ["PSMT", "PS", "MT"] where parts.family.hasSuffix(addition) && parts.family != addition {
      parts.family.removeLast(addition.count)
      break
    }
    (family, weight, isItalic) = parts
  }

  /// The weight and the slant that a face's name means; `nil` for one with another word.
  private static func face(_ name: some StringProtocol) -> (weight: UIFont.Weight?, isItalic: Bool)? {
    var rest = name.lowercased().filter { $0 != " " }[...]
    if rest.hasSuffix("mt") { rest = rest.dropLast(2) }
    guard !rest.isEmpty else { return nil }
    var face: (weight: UIFont.Weight?, isItalic: Bool) = (nil, false)
    while !rest.isEmpty {
      guard let found = words.first(where: { rest.hasPrefix($0.word) }) else { return nil }
      rest = rest.dropFirst(found.word.count)
      face = (found.weight ?? face.weight, face.isItalic || found.isItalic)
    }
    return face
  }

  /// The names of a family's faces. Faces with words that names cannot have are left out; that of the regular face is the family's.
  static func names(ofFamily family: String, faces: [String]) -> [String] {
    var names: [String] = []
    for face in faces {
      guard let parts = FontName.face(face) else { continue }
      let isPlain = !parts.isItalic && (parts.weight ?? .regular) == .regular
      let name = isPlain ? family : "\(family)-\(face.filter { $0 != " " })"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
