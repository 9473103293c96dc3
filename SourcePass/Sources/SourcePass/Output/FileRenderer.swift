/// Makes the copy of one file.
struct FileRenderer {
  let plan: PassPlan
  let registrations: RegistrationPlan
  let resolutions: [[SelectorResolver.Resolution]]
  let optionals: OptionalMethods
  let members: MemberPlan

  private var index: ModuleIndex { registrations.index }
  private var writer: TableWriter { TableWriter(plan: registrations) }

  /// What comes in place of an edit's bytes.
  enum Text: Hashable {
    case unchanged
    case blanks
    case text(String)
    case pieces([Piece])
  }

  /// A part of the text for an edit.
  enum Piece: Hashable {
    case text(String)
    /// Bytes of the file, with their edits.
    case source(Range<Int>)
  }

  /// What a copy consists of besides the file's own text.
  struct Parts: Hashable {
    /// What precedes the text.
    var header: String
    /// The texts of the edits.
    var replacements: [Text]
    /// What follows the text.
    var tail: String
    /// The bytes that are blank in their place, in ascending order: an edit's text has them.
    var cuts: [Range<Int>] = []
  }

  func parts(of file: Int) -> Parts {
    let facts = index.files[file]
    let source = plan.files[file]
    let location = Self.location(source.path, line: 1)
    if facts.isOpaque { return Parts(header: location, replacements: [], tail: "") }
    let replacements = facts.edits.map { replacement($0.replacement, file: file, facts: facts) }
    let tail = tail(file)
    let needsTables =
      !tail.isEmpty || !facts.references.isEmpty
      || registrations.tables[file].contains { $0.inlined != nil }
    return Parts(
      header: imports(facts, needsTables: needsTables) + importsOfExtensions(file) + importsOfClasses(facts) + location,
      replacements: replacements, tail: tail, cuts: members.cuts(in: file))
  }

  private static func location(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \(TableWriter.quoted(oneLine(path))), line: \(line))\n"
  }

  /// A path without line ends, which a directive cannot have.
  private static func oneLine(_ path: String) -> String {
    String(path.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Imports

  /// The imports that a file needs in addition: Apple's Foundation has what is in several modules here.
  private func imports(_ facts: FileFacts, needsTables: Bool) -> String {
    let imported = Set(facts.imports.filter(\.isCertain).map(\.module))
    guard imported.isDisjoint(with: ["UIKit", "SwiftUI", "FoundationOverlay"]) else { return "" }
    let needsFoundation = imported.contains("Foundation") || needsTables
    guard needsFoundation else { return "" }
    // Without one of these the compiler is called so that it imports FoundationOverlay into each file.
    let module = ["FoundationOverlay", "Selectors"].first { plan.availableModules.contains($0) }
    return module.map { "import \($0)\n" } ?? ""
  }

  /// The imports of the files with extensions whose members a file's classes call: the members' types may be from them.
  private func importsOfExtensions(_ file: Int) -> String {
    var imported = Set(index.files[file].imports.filter(\.isCertain).map(\.module))
    var lines = ""
    for found in members.sources(of: file).flatMap({ index.files[$0].imports })
    where found.isCertain && imported.insert(found.module).inserted {
      lines += "import \(replacement(ofModule: found.module) ?? found.module)\n"
    }
    return lines
  }

  /// The imports of classes whose names would be ambiguous.
  private func importsOfClasses(_ facts: FileFacts) -> String {
    guard plan.availableModules.contains("UIKit") else { return "" }
    return facts.usableClasses.compactMap { name in
      KnownModules.usableClasses[name].map { "import class \($0).\(name)\n" }
    }.joined()
  }

  /// The module that has the declarations of another one here.
  private func replacement(ofModule module: String) -> String? {
    guard !plan.availableModules.contains(module), !KnownModules.toolchain.contains(module) else { return nil }
    return KnownModules.replacements[module]?.first {
      plan.availableModules.contains($0) || KnownModules.toolchain.contains($0)
    }
  }

  /// The generated files of the module, by their names; `nil` for one that is not needed.
  func generatedFiles() -> [(name: String, text: String?)] {
    [(PassRunner.moduleFileName, moduleFile())]
  }

  // MARK: Edits

  private func replacement(_ replacement: SourceEdit.Replacement, file: Int, facts: FileFacts) -> Text {
    switch replacement {
    case .blank: return .blanks
    case .text(let text): return .text(text)
    case .selector(let number):
      let reference = facts.references[number]
      let name = TableWriter.quoted(resolutions[file][number].text)
      let lineEnds = String(repeating: "\n", count: reference.lineEnds)
      return .text(reference.kind == .keyPath ? "(\(name)\(lineEnds))" : "Selector(\(name)\(lineEnds))")
    case .table(let type): return .text(inlined(type, file: file))
    case .accessor(let type):
      guard let entry = registrations.listed[file].first(where: { $0.accessor == type }) else { return .text("") }
      let name = facts.types[type].path.last ?? ""
      return .text(
        "; nonisolated fileprivate static var _sourcePass_\(name): SelectorModule.Entry { "
          + "SelectorModule.Entry(name: \(TableWriter.quoted(entry.name)), type: \(name).self, "
          + "table: \(entry.table == nil ? "nil" : name + "._SelectorTable.self")) }")
    case .optionalName(let number):
      guard case .closure(let name) = optionals.resolve(facts.optionalCalls[number]) else { return .unchanged }
      return .text(name)
    case .optionalMark(let number):
      return optionals.resolve(facts.optionalCalls[number]) == .direct ? .blanks : .unchanged
    case .optionalLabel(let number):
      guard case .closure = optionals.resolve(facts.optionalCalls[number]) else { return .unchanged }
      return .blanks
    case .members(let type): return additions(to: ModuleIndex.Declaration(file: file, type: type))
    case .initializerModifier(let type):
      return LayerInitializers(index).isLayer(facts.types[type]) ? .text("required") : .unchanged
    case .observerModifier(let type): return ObserverMethods(index).isOwn(facts.types[type]) ? .blanks : .unchanged
    case .observerConformance(let type):
      return .text(ObserverMethods(index).isOwn(facts.types[type]) ? ObserverMethods.conformance : "")
    case .observerSuper(let type):
      return ObserverMethods(index).isOwn(facts.types[type]) ? .text(ObserverMethods.replacedCall) : .unchanged
    case .initializers(let type): return .text(LayerInitializers(index).missing(in: facts.types[type]))
    case .overrideModifier(let number): return members.isForwarded(number, in: file) ? .blanks : .unchanged
    case .memberName(let number):
      guard members.isForwarded(number, in: file), let forward = facts.members[number].forward else {
        return .unchanged
      }
      return .text(forward.name)
    case .module(let number):
      let module = facts.imports[number].module
      return .text(self.replacement(ofModule: module) ?? module)
    case .timerLabel: return index.declaresType(named: "Timer") ? .unchanged : .text("waitInterval")
    }
  }

  /// The members of extensions for the body of a class. Each has the line that it has in its extension, and the same column if nothing
  /// precedes it; then the lines of the class continue.
  private func additions(to declaration: ModuleIndex.Declaration) -> Text {
    let additions = members.additions(to: declaration)
    guard !additions.isEmpty else { return .unchanged }
    var pieces: [Piece] = []
    for addition in additions {
      let member = index.files[addition.file].members[addition.member]
      var start = addition.condition.isEmpty ? "\n" : "\n#if \(addition.condition)\n"
      start += Self.location(plan.files[addition.file].path, line: member.line)
      if addition.file == declaration.file {
        let inserted = member.attributes.utf8.count + member.access.utf8.count
        start += String(repeating: " ", count: max(0, member.column - inserted)) + member.attributes
        pieces += [
          .text(start), .source(member.start..<member.modifiers), .text(member.access),
          .source(member.modifiers..<member.end),
        ]
      } else {
        pieces.append(.text(start + (member.forward?.declaration ?? "")))
      }
      if !addition.condition.isEmpty { pieces.append(.text("\n#endif")) }
    }
    let type = index.type(declaration)
    let end = "\n" + Self.location(plan.files[declaration.file].path, line: type.endLine)
    pieces.append(.text(end + String(repeating: " ", count: type.endColumn)))
    return .pieces(pieces)
  }

  /// What the pass adds to the body of a class that only the code around it can name.
  private func inlined(_ type: Int, file: Int) -> String {
    let tables = registrations.tables[file].filter { $0.inlined == type }.map { writer.code($0) }
    let witnesses = optionals.witnesses(ModuleIndex.Declaration(file: file, type: type)).map {
      [witness($0.requirement)]
    }
    return (tables + witnesses).map { "; " + Self.inOneLine($0) + " " }.joined()
  }

  private func witness(_ requirement: OptionalMethods.Requirement) -> String {
    let method = requirement.method
    let labels = method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    let name = TableWriter.escaped(method.name) + (labels.isEmpty ? "" : "(\(labels))")
    let access = index.type(requirement.declaration).isPublic ? "public " : ""
    return "\(access)var \(method.optionalName): \(method.closureType) { self.\(name) }"
  }

  /// Code in one line, so that the lines after it keep their numbers.
  private static func inOneLine(_ lines: [String]) -> String {
    var result = ""
    for line in lines {
      let line = line.drop { $0 == " " }
      guard !result.isEmpty else {
        result += line
        continue
      }
      let isJoined = ["{", "in", "(", ","].contains { result.hasSuffix($0) } || line.hasPrefix("}")
      result += (isJoined ? " " : "; ") + line
    }
    return result
  }

  // MARK: The end of the file

  private func tail(_ file: Int) -> String {
    let tables = registrations.tables[file].filter { $0.inlined == nil }
    let listed = registrations.listed[file]
    let extensions = tables.filter(\.isListed)
    var lines: [String] = tables.flatMap { writer.extensionCode($0) } + optionalCode(file)
    guard !lines.isEmpty || !listed.isEmpty else { return "" }
    if !listed.isEmpty || !extensions.isEmpty {
      lines += [
        "nonisolated final class \(Self.listName(registrations.identifiers[file])): SelectorModule {"
      ]
      if !listed.isEmpty {
        lines += [
          "  nonisolated override class var classes: [SelectorModule.Entry] {",
          "    var entries: [SelectorModule.Entry] = []",
        ]
        for entry in listed {
          lines += writer.conditional(entry.condition, "", ["    entries.append(\(expression(entry)))"])
        }
        lines += ["    return entries", "  }"]
      }
      if !extensions.isEmpty {
        lines += [
          "  nonisolated override class var extensions: [SelectorModule.Entry] {",
          "    var entries: [SelectorModule.Entry] = []",
        ]
        for table in extensions {
          lines.append(
            "    entries.append(SelectorModule.Entry(name: \"\", type: \(table.className).self, "
              + "table: \(table.className).\(table.name).self))")
        }
        lines += ["    return entries", "  }"]
      }
      lines.append("}")
    }
    if lines.contains(where: { $0.contains(TableWriter.boxName) }) { lines.append(TableWriter.box) }
    return "\n#sourceLocation()\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The defaults of optional requirements, and the methods of classes for them.
  private func optionalCode(_ file: Int) -> [String] {
    guard !optionals.isEmpty, index.files[file].isComplete else { return [] }
    var lines: [String] = []
    for requirement in optionals.requirements(in: file) {
      let type = index.type(requirement.declaration)
      let method = requirement.method
      lines += writer.conditional(
        method.condition, "",
        [
          "extension \(requirement.protocolName) {",
          "  \(type.isPublic ? "public " : "")var \(method.optionalName): \(method.closureType) { nil }", "}",
        ])
    }
    for (number, type) in index.files[file].types.enumerated() where type.reach == .module || type.reach == .file {
      for witness in optionals.witnesses(ModuleIndex.Declaration(file: file, type: number)) {
        lines += writer.conditional(
          witness.condition, "", ["extension \(type.name) {", "  " + self.witness(witness.requirement), "}"])
      }
    }
    return lines
  }

  private func expression(_ entry: RegistrationPlan.Listed) -> String {
    if entry.accessor != nil {
      let path = entry.expression.split(separator: ".")
      return path.dropLast().joined(separator: ".") + "._sourcePass_" + (path.last ?? "")
    }
    let table = entry.table.map { $0 + ".self" } ?? "nil"
    return
      "SelectorModule.Entry(name: \(TableWriter.quoted(entry.name)), type: \(entry.expression).self, table: \(table))"
  }

  static func listName(_ identifier: String) -> String { "_SourcePassClasses_\(identifier)" }

  /// The file with the list of the module; `nil` if no file has anything for it.
  func moduleFile() -> String? {
    var names: [String] = []
    for file in index.files.indices {
      if !registrations.listed[file].isEmpty || registrations.tables[file].contains(where: \.isListed) {
        names.append(Self.listName(registrations.identifiers[file]))
      }
    }
    guard !names.isEmpty else { return nil }
    let module =
      ["FoundationOverlay", "Selectors", "UIKit"].first { plan.availableModules.contains($0) } ?? "Foundation"
    return """
      // Generated by source-pass: the classes of the module that cannot be found by their names.
      import \(module)

      nonisolated final class SourcePassRegistrations: SelectorModule {
        nonisolated override class var classes: [SelectorModule.Entry] {
          [\(names.map { $0 + ".self" }.joined(separator: ", "))].flatMap { (module: SelectorModule.Type) in module.classes }
        }
        nonisolated override class var extensions: [SelectorModule.Entry] {
          [\(names.map { $0 + ".self" }.joined(separator: ", "))].flatMap { (module: SelectorModule.Type) in module.extensions }
        }
      }

      """
  }

  // MARK: The copy

  /// The copy's bytes.
  static func render(_ bytes: [UInt8], edits: [SourceEdit], parts: Parts) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + parts.header.utf8.count + parts.tail.utf8.count + 4_096)
    output += parts.header.utf8
    let changes = Array(zip(edits, parts.replacements))
    var position = 0
    for cut in parts.cuts + [bytes.count..<bytes.count]
    where cut.lowerBound >= position && cut.upperBound <= bytes.count {
      append(position..<cut.lowerBound, of: bytes, changes, to: &output)
      output += bytes[cut].map(blank)
      position = cut.upperBound
    }
    output += parts.tail.utf8
    return output
  }

  /// Appends bytes with their edits.
  private static func append(
    _ range: Range<Int>, of bytes: [UInt8], _ changes: [(SourceEdit, Text)], to output: inout [UInt8]
  ) {
    var position = range.lowerBound
    // Binary search: the edits are in ascending order.
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].0.offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    for (edit, replacement) in changes[low...] {
      // An insertion at the end of the range belongs to what follows.
      guard edit.offset < range.upperBound || range.upperBound == bytes.count else { break }
      guard edit.offset >= position, edit.offset + edit.length <= range.upperBound else { continue }
      output += bytes[position..<edit.offset]
      position = edit.offset + edit.length
      switch replacement {
      case .unchanged: output += bytes[edit.offset..<position]
      case .text(let text): output += text.utf8
      case .blanks: output += bytes[edit.offset..<position].map(blank)
      case .pieces(let pieces):
        for piece in pieces {
          switch piece {
          case .text(let text): output += text.utf8
          case .source(let source): append(source, of: bytes, changes, to: &output)
          }
        }
      }
    }
    output += bytes[position..<range.upperBound]
  }

  private static func blank(_ byte: UInt8) -> UInt8 { byte == 10 || byte == 13 ? byte : 32 }
}
