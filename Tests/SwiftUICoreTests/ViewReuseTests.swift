import Testing

@testable import SwiftUICore

/// Which types of views can be given to another element of a collection.
@MainActor @Suite struct ViewReuseTests {
  struct Plain: View {
    let name: String
    @Environment(\.layoutDirection) var direction
    @Binding var isOn: Bool
    var body: some View {
      HStack {
        Spacer()
        if isOn { Spacer().frame(width: 10) } else { EmptyView() }
      }
      .padding()
    }
  }

  struct Stateful: View {
    @State var count = 0
    var body: some View { Spacer() }
  }

  struct Outer<Inner: View>: View {
    let inner: Inner
    var body: some View { HStack { inner } }
  }

  struct Nested: View {
    let depth: Int
    var body: some View { if depth > 0 { AnyView(Nested(depth: depth - 1)) } else { AnyView(Spacer()) } }
  }

  struct PlainModifier: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  struct StatefulModifier: ViewModifier {
    @State var count = 0
    func body(content: Content) -> some View { content.padding() }
  }

  private func isReusable<V: View>(_ view: V) -> Bool { ViewReuse.isReusable(V.self) }

  @Test("Views that show their value and their environment can be reused")
  func plainViews() {
    #expect(ViewReuse.isReusable(Plain.self))
    #expect(ViewReuse.isReusable(Outer<Plain>.self))
    #expect(ViewReuse.isReusable(Nested.self))
    #expect(isReusable(Spacer().modifier(PlainModifier())))
    #expect(isReusable(Spacer().environment(\.layoutDirection, .leftToRight)) == false)
    #expect(isReusable(Spacer().overlay { Spacer() }))
  }

  @Test("Views with state, and those with actions for changes of their own, cannot be reused")
  func statefulViews() {
    #expect(!ViewReuse.isReusable(Stateful.self))
    #expect(!ViewReuse.isReusable(Outer<Stateful>.self))
    #expect(!ViewReuse.isReusable(Never.self))
    #expect(!isReusable(Spacer().modifier(StatefulModifier())))
    #expect(!isReusable(Spacer().onAppear {}))
    #expect(!isReusable(Spacer().onChange(of: 1) {}))
    #expect(!isReusable(Spacer().task {}))
    #expect(!isReusable(Spacer().id(1)))
    #expect(!isReusable(Spacer().animation(.default, value: 1)))
    #expect(!isReusable(Spacer().overlay { Stateful() }))
    #expect(!isReusable(HStack { if true { Stateful() } }))
  }
}
