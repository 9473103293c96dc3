/// What is above the root of a stack.
@MainActor final class NavigationEntry {
  enum Kind {
    /// A value of the path.
    case value(PathElement)
    /// What a link or a modifier presents.
    case local(LocalDestination)
  }

  let kind: Kind
  let page: NavigationPage

  init(_ kind: Kind, _ page: NavigationPage) {
    self.kind = kind
    self.page = page
  }

  var element: PathElement? { if case .value(let element) = kind { element } else { nil } }
  var local: LocalDestination? { if case .local(let local) = kind { local } else { nil } }
}

/// A page that a link or a modifier presents, while a binding has a value.
@MainActor final class LocalDestination {
  var build = BuiltView { AnyView(EmptyView()) }
  var setPresented: (Bool) -> Void = { _ in }
  /// The model that presents it.
  weak var model: NavigationModel?
}
