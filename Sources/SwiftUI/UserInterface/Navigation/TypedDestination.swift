import SwiftUICore

/// What makes the pages for values of one type.
@MainActor final class TypedDestination {
  let type: ObjectIdentifier
  var build: (AnyHashable) -> AnyView

  init(type: ObjectIdentifier, build: @escaping (AnyHashable) -> AnyView) {
    self.type = type
    self.build = build
  }
}

/// The page of a value that no view makes one for.
struct MissingDestination {
  let type: String
}

@MainActor extension MissingDestination: View {
  var body: some View {
    Text(verbatim: "⚠️").onAppear {
      RuntimeIssues.report(
        "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated."
      )
    }
  }
}
