/// A view of this project whose type says whether its views can be given to another element of a collection.
///
/// They can if all that they show follows from their value and their environment, and they keep nothing else: no state, nothing that happens when
/// they appear, no control that the user may be using.
@MainActor package protocol ReusableView: View {
  /// Whether the views can be given to another element. The default is `true`.
  static var isReusable: Bool { get }
}

extension ReusableView {
  package static var isReusable: Bool { true }
}

/// A modifier of this project whose type says whether what it adds to a view can be given to another element of a collection.
@MainActor package protocol ReusableModifier: ViewModifier {
  /// Whether it can be given to another element, if the modified view can. The default is `true`.
  static var isReusable: Bool { get }
}

extension ReusableModifier {
  package static var isReusable: Bool { true }
}

/// A dynamic property that keeps nothing which belongs to the identity of its view.
protocol ReusableProperty: DynamicProperty {}

/// Whether the views that a value has become can get the value of another element, as the cells of a table do. The type decides it.
@MainActor package enum ViewReuse {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a type can be given to another element.
  package static func isReusable<V: View>(_ type: V.Type) -> Bool {
    answer(type) {
      if let type = type as? any ReusableView.Type { return type.isReusable }
      if type is any PrimitiveView.Type || V.Body.self == Never.self { return false }
      return hasReusableProperties(type) && isReusable(V.Body.self)
    }
  }

  /// Whether what a modifier of a type adds to a view can be given to another element.
  package static func isReusable<M: ViewModifier>(modifier type: M.Type) -> Bool {
    answer(type) {
      if let type = type as? any ReusableModifier.Type { return type.isReusable }
      if M.Body.self == Never.self { return false }
      return hasReusableProperties(type) && isReusable(M.Body.self)
    }
  }

  /// Whether all stored properties of a type are views that can be given to another element: the elements of a tuple.
  static func hasReusableElements(_ type: Any.Type) -> Bool {
    StoredField.fields(of: type).allSatisfy { field in
      guard let view = field.type as? any View.Type else { return false }
      return isReusable(view)
    }
  }

  private static func hasReusableProperties(_ type: Any.Type) -> Bool {
    StoredField.fields(of: type).allSatisfy { field in
      if let container = field.type as? any PropertyContainer.Type {
        return hasReusableProperties(container.contentType)
      }
      guard let property = field.type as? any DynamicProperty.Type else { return true }
      return property is any PassiveProperty.Type || property is any ReusableProperty.Type
    }
  }

  private static func answer(_ type: Any.Type, _ find: () -> Bool) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    // A type that contains itself is not followed.
    known[ObjectIdentifier(type)] = false
    let answer = find()
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
