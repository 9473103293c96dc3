import SwiftUI

/// What to take along, with a ring that shows how much is packed.
struct PackingList: View {
  @Environment(TripStore.self) private var store
  @State private var newItem = ""
  @FocusState private var isTyping: Bool
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Packing List")
          .font(.title2.bold())
        Spacer()
        ProgressRing(value: trip.packed)
          .frame(width: 44, height: 44)
      }
      VStack(spacing: 0) {
        ForEach(trip.items) { item in
          Button {
            withAnimation(.spring(duration: 0.35, bounce: 0.3)) {
              store.setPacked(!item.isPacked, item.id, of: trip.id)
            }
          } label: {
            HStack(spacing: 12) {
              Image(systemName: item.isPacked ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(item.isPacked ? trip.landscape.tint : .secondary)
              Text(item.title)
                .strikethrough(item.isPacked)
                .foregroundStyle(item.isPacked ? .secondary : .primary)
              Spacer()
            }
            .padding(.vertical, 10)
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(item.title)
          .accessibilityAddTraits(item.isPacked ? .isSelected : [])
          Divider()
        }
        TextField("Add item", text: $newItem)
          .focused($isTyping)
          .submitLabel(.done)
          .onSubmit(add)
          .padding(.vertical, 10)
      }
      .padding(.horizontal, 16)
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
  }

  private func add() {
    let title = newItem.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    withAnimation { store.addItem(title, to: trip.id) }
    newItem = ""
    isTyping = true
  }
}
