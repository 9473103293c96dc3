import CoreData
import SwiftUI

// Calls as apps make them. They only have to compile.

private struct FetchShapes: View {
  @Environment(\.managedObjectContext) var context
  @FetchRequest(sortDescriptors: []) var all: FetchedResults<Plant>
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\Plant.name), SortDescriptor(\.height, order: .reverse)], predicate: nil)
  private var typed: FetchedResults<Plant>
  @FetchRequest(sortDescriptors: [.init(\.name)], predicate: NSPredicate(value: true), animation: .default)
  private var short: FetchedResults<Plant>
  @FetchRequest(entity: Plant.entity(), sortDescriptors: []) private var ofEntity: FetchedResults<Plant>
  @FetchRequest(
    entity: Plant.entity(),
    sortDescriptors: [
      NSSortDescriptor(keyPath: \Plant.name, ascending: true), NSSortDescriptor(key: "height", ascending: false),
    ],
    predicate: NSPredicate(format: "height > %d", 3), animation: .easeIn)
  private var full: FetchedResults<Plant>
  @FetchRequest(fetchRequest: FetchShapes.request, animation: .default) private var requested: FetchedResults<Plant>
  @SectionedFetchRequest<String?, Plant>(sectionIdentifier: \.family, sortDescriptors: [])
  private var sections
  @SectionedFetchRequest(
    entity: Plant.entity(), sectionIdentifier: \Plant.height, sortDescriptors: [], predicate: nil, animation: nil)
  private var numbers: SectionedFetchResults<Int32, Plant>
  @FetchRequest private var made: FetchedResults<Plant>
  private let stored: FetchRequest<Plant>
  @State private var query = ""
  @State private var selection: Set<NSManagedObjectID> = []

  static var request: NSFetchRequest<Plant> {
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [NSSortDescriptor(SortDescriptor<Plant>(\.name))]
    return request
  }

  init(_ plant: Plant) {
    _made = FetchRequest<Plant>(
      sortDescriptors: [SortDescriptor(\.name)], predicate: NSPredicate(format: "SELF == %@", plant),
      animation: .default)
    stored = FetchRequest<Plant>(sortDescriptors: [], predicate: nil)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    _requested = FetchRequest(fetchRequest: FetchShapes.request, transaction: transaction)
  }

  var search: Binding<String> {
    Binding {
      query
    } set: { new in
      query = new
      all.nsPredicate = new.isEmpty ? nil : NSPredicate(format: "name CONTAINS[cd] %@", new)
    }
  }

  var body: some View {
    List(selection: $selection) {
      ForEach(all) { Text($0.name) }
      ForEach(typed, id: \.self) { plant in Text(plant.name) }
      ForEach(short, id: \.objectID) { Text($0.name) }
      ForEach(Array(full.enumerated()), id: \.offset) { Text($1.name) }
      ForEach(stored.wrappedValue) { Text($0.name) }
      ForEach(sections) { section in
        Section(section.id ?? "None") { ForEach(section) { Text($0.name) } }
      }
      ForEach(numbers, id: \.id) { section in Section(header: Text("\(section.id)")) { Text("\(section.count)") } }
      if let first = all.first { Text(first.name) }
    }
    .searchable(text: search)
    .onChange(of: query) { all.sortDescriptors = [SortDescriptor(\.height)] }
    .toolbar {
      Text("\(all.isEmpty) \(ofEntity.count) \(requested.map(\.name).joined()) \(made.filter { $0.height > 1 }.count)")
    }
  }

  var table: some View {
    Table(typed, sortOrder: $typed.sortDescriptors) {
      TableColumn("Name", value: \.name)
      TableColumn("Height") { (plant: Plant) in Text("\(plant.height)") }
    }
  }

  var picker: some View {
    Picker("Sort", selection: $sections.sectionIdentifier) {
      Text("Family").tag(\Plant.family)
    }
  }

  func delete(_ offsets: IndexSet) {
    offsets.map { all[$0] }.forEach(context.delete)
    for index in offsets { context.delete(all[index]) }
    try? context.save()
  }
}
