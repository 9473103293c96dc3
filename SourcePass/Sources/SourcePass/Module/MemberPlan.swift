/// Decides which members of extensions are in the bodies of their classes.
///
/// A member whose class is in the same file is moved. Otherwise the class gets a member that calls the extension's one, which has another
/// name then: private names of the extension's file and its imports keep their meaning.
struct MemberPlan {
  /// A member for the body of a class.
  struct Addition: Hashable {
    /// The extension's file.
    var file: Int
    /// The number of the member in that file.
    var member: Int
    /// The condition that surrounds it.
    var condition: String
  }

  private let index: ModuleIndex
  private var additions: [ModuleIndex.Declaration: [Addition]] = [:]
  private var moved: [Int: [Int]] = [:]
  private var forwarded: [Int: Set<Int>] = [:]

  init(_ index: ModuleIndex) {
    self.index = index
    let overridden = Self.overridden(in: index)
    for (file, facts) in index.files.enumerated() where facts.isComplete {
      for (number, member) in facts.members.enumerated() {
        let name = facts.types[member.type].name
        guard member.isOverride || overridden.contains(Self.key(name, member.key)) else { continue }
        place(Addition(file: file, member: number, condition: ""), member, of: name)
      }
    }
  }

  /// What classes of the module override of their superclasses in the module.
  private static func overridden(in index: ModuleIndex) -> Set<String> {
    guard index.files.contains(where: { !$0.members.isEmpty }) else { return [] }
    var keys: Set<String> = []
    for type in index.files.lazy.flatMap(\.types) where !type.overrides.isEmpty {
      for superclass in index.chain(from: type.name).dropFirst() {
        for key in type.overrides { keys.insert(Self.key(superclass, key)) }
      }
    }
    return keys
  }

  private static func key(_ type: String, _ member: String) -> String { type + "\0" + member }

  private mutating func place(_ addition: Addition, _ member: ExtensionMember, of name: String) {
    let definitions = definitions(of: name, in: addition.file)
    guard let first = definitions.first,
      definitions.allSatisfy({ $0.file == first.file && index.type($0).kind == .class && index.type($0).endLine > 0 }),
      index.files[first.file].isComplete
    else { return }
    let isSameFile = first.file == addition.file
    guard isSameFile || member.forward != nil else { return }
    // A class that is compiled under another condition may not exist where the extension does.
    let equal = definitions.filter { index.type($0).condition == member.condition }
    let targets =
      !equal.isEmpty
      ? equal : member.condition.isEmpty ? definitions : definitions.filter { index.type($0).condition.isEmpty }
    guard !targets.isEmpty else { return }
    var addition = addition
    if equal.isEmpty { addition.condition = member.condition }
    for target in targets { additions[target, default: []].append(addition) }
    if isSameFile {
      moved[addition.file, default: []].append(addition.member)
    } else {
      forwarded[addition.file, default: []].insert(addition.member)
    }
  }

  /// The definitions of a type that an extension in a file can mean. Those of the file precede others with the same name.
  private func definitions(of name: String, in file: Int) -> [ModuleIndex.Declaration] {
    let definitions = index.definitions(of: name)
    let own = definitions.filter { $0.file == file && index.type($0).reach != .local }
    return own.isEmpty ? definitions.filter { index.type($0).reach == .module } : own
  }

  /// The members for the body of a class.
  func additions(to declaration: ModuleIndex.Declaration) -> [Addition] { additions[declaration] ?? [] }

  /// The bytes of a file that are in the body of a class instead.
  func cuts(in file: Int) -> [Range<Int>] {
    (moved[file] ?? []).map { index.files[file].members[$0].start..<index.files[file].members[$0].end }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether the class of a member is in another file.
  func isForwarded(_ member: Int, in file: Int) -> Bool { forwarded[file]?.contains(member) == true }

  /// The files whose members are called by the classes of a file.
  func sources(of file: Int) -> [Int] {
    let declarations = index.files[file].types.indices.map { ModuleIndex.Declaration(file: file, type: $0) }
    return Set(declarations.flatMap(additions(to:)).map(\.file)).subtracting([file]).sorted()
  }
}
