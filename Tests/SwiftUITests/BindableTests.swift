import Foundation
import SwiftUI
import Testing

/// Bindings to the properties of observable objects.
@MainActor @Suite struct BindableTests {
  @Observable final class Order: Identifiable {
    var name = "Ada"
    var isExpress = false
  }

  struct Editor: View {
    @Bindable var order: Order
    var body: some View {
      TextField("Name", text: $order.name)
      Toggle("Express", isOn: $order.isExpress)
    }
  }

  struct Screen: View {
    let order: Order
    var body: some View {
      Text("for \(order.name)")
      Editor(order: order)
    }
  }

  @Test("What the user enters changes the object, and the views that read it")
  func field() throws {
    let order = Order()
    let hosted = Hosted(VStack { Screen(order: order) })
    let field = try #require(hosted.first(UITextField.self))
    #expect(field.text == "Ada")
    field.text = "Grace"
    field.sendActions(for: .editingChanged)
    hosted.layOut()
    #expect(order.name == "Grace")
    #expect(hosted.texts.contains("for Grace"))
  }

  @Test("A change of the object is shown by the controls that are bound to it")
  func control() throws {
    let order = Order()
    let hosted = Hosted(VStack { Screen(order: order) })
    order.isExpress = true
    hosted.layOut()
    #expect(hosted.first(UISwitch.self)?.isOn == true)
  }

  struct Owner: View {
    @State var order: Order
    var body: some View { Toggle("Express", isOn: $order.isExpress) }
  }

  @Test("A change of an object in a state is shown by the controls that are bound to it")
  func state() throws {
    let order = Order()
    let hosted = Hosted(Owner(order: order))
    order.isExpress = true
    hosted.layOut()
    #expect(hosted.first(UISwitch.self)?.isOn == true)
  }

  @Test("Bindings are also made from an object in a body, and the wrapper has the object's identity")
  func inBody() {
    let order = Order()
    @Bindable var bound = order
    $bound.name.wrappedValue = "Emmy"
    #expect(order.name == "Emmy")
    #expect(Bindable(order).id == order.id)
  }

  @Test("A tuple view can be made from a tuple, also of views that may be missing")
  func tupleView() {
    func both<A: View, B: View>(_ first: A?, _ second: B?) -> TupleView<(A?, B?)> { TupleView((first, second)) }
    #expect(Hosted(VStack { both(Text("a"), Text("b")) }).texts == ["a", "b"])
    #expect(Hosted(VStack { both(nil as Text?, Text("b").bold()) }).texts == ["b"])
  }
}
