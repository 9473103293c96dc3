/// The optional requirements of a module's protocols.
struct OptionalMethods {
  /// What becomes of a call.
  enum Call: Hashable {
    /// It stays: it is the call of a closure.
    case unchanged
    /// It is the call of a requirement that is a closure here.
    case closure(String)
    /// It is the call of a requirement of another module, which has a default there.
    case direct
  }

  /// A requirement of a protocol.
  struct Requirement: Hashable {
    var protocolName: String
    var declaration: ModuleIndex.Declaration
    var method: MethodFacts
  }

  /// A class's method for a requirement.
  struct Witness: Hashable {
    var requirement: Requirement
    var condition: String
  }

  private let index: ModuleIndex
  private let requirements: [String: [Requirement]]

  init(_ index: ModuleIndex) {
    self.index = index
    var requirements: [String: [Requirement]] = [:]
    for (name, declarations) in index.declarations {
      for declaration in declarations where index.type(declaration).kind == .protocol {
        for method in index.type(declaration).methods where method.isOptional {
          requirements[method.name, default: []].append(
            Requirement(protocolName: name, declaration: declaration, method: method))
        }
      }
    }
    self.requirements = requirements
  }

  var isEmpty: Bool { requirements.isEmpty }

  /// The beginnings of optional methods of UIKit and Foundation.
  private static let systemNames = [
    "application", "scene", "windowScene", "scrollView", "tableView", "collectionView", "textField", "textView",
    "textViewDid", "searchBar", "navigationController", "tabBarController", "splitViewController", "gestureRecognizer",
    "pickerView", "imagePickerController", "presentationController", "webView", "locationManager", "mapView",
    "numberOfSections", "indexTitles", "userNotificationCenter", "viewForZooming", "popoverPresentationController",
    "updateSearchResults", "willPresentSearchController", "didDismissSearchController",
  ]

  func resolve(_ call: OptionalCall) -> Call {
    for requirement in requirements[call.name] ?? [] {
      let labels = requirement.method.labels
      if labels == call.labels || (call.hasTrailingClosures && labels.starts(with: call.labels)) {
        return .closure(requirement.method.optionalName)
      }
    }
    // A closure has no labels.
    if call.labels.contains(where: { !$0.isEmpty }) { return .direct }
    guard !call.labels.isEmpty, index.properties[call.name] == nil else { return .unchanged }
    let isSystem = Self.systemNames.contains { name in
      call.name.hasPrefix(name) && call.name.dropFirst(name.count).first.map(\.isUppercase) != false
    }
    return isSystem ? .direct : .unchanged
  }

  /// The requirements that the protocols of a file declare.
  func requirements(in file: Int) -> [Requirement] {
    requirements.values.joined().filter { $0.declaration.file == file }
      .sorted { ($0.declaration.type, $0.method.line) < ($1.declaration.type, $1.method.line) }
  }

  /// The methods of a class for optional requirements of the protocols that a declaration of it names.
  func witnesses(_ declaration: ModuleIndex.Declaration) -> [Witness] {
    let type = index.type(declaration)
    guard !isEmpty, type.kind == .class || type.kind == .extension else { return [] }
    var witnesses: [Witness] = []
    for name in conformances(of: type) {
      for requirement in requirements.values.joined() where requirement.protocolName == name {
        guard let found = method(requirement.method, of: type) else { continue }
        witnesses.append(Witness(requirement: requirement, condition: found))
      }
    }
    return witnesses.sorted { $0.requirement.method.optionalName < $1.requirement.method.optionalName }
  }

  /// The protocols that a declaration names, and those from which they inherit.
  private func conformances(of type: TypeFacts) -> [String] {
    var result: [String] = []
    var open = type.inherited.compactMap { index.fullName(of: $0, in: type.path) }
    while let name = open.popLast() {
      let definitions = index.definitions(of: name).map { index.type($0) }.filter { $0.kind == .protocol }
      guard !definitions.isEmpty, !result.contains(name) else { continue }
      result.append(name)
      open += definitions.flatMap { definition in
        definition.inherited.compactMap { index.fullName(of: $0, in: definition.path) }
      }
    }
    return result
  }

  /// The condition of the method of a type or its superclasses for a requirement; `nil` if there is none.
  private func method(_ requirement: MethodFacts, of type: TypeFacts) -> String? {
    if let own = type.methods.first(where: { $0.name == requirement.name && $0.labels == requirement.labels }) {
      return own.condition
    }
    guard type.reach != .local else { return nil }
    for name in index.chain(from: type.name) {
      for declaration in index.declarations[name] ?? [] {
        let methods = index.type(declaration).methods
        if let found = methods.first(where: { $0.name == requirement.name && $0.labels == requirement.labels }) {
          return found.condition
        }
      }
    }
    return nil
  }
}
