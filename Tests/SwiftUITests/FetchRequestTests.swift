import CoreData
import Dispatch
import Foundation
import RuntimeLogging
import SwiftUI
import Testing

@testable @_spi(Runtime) import UIKitCore

/// An entity with a class, as Xcode generates it and as the source pass writes it.
final class Plant: NSManagedObject, Identifiable {
  var name: String {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var family: String? {
    get { managedValue(forKey: "family") }
    set { setManagedValue(newValue, forKey: "family") }
  }
  var height: Int32 {
    get { managedValue(forKey: "height") }
    set { setManagedValue(newValue, forKey: "height") }
  }
}

/// Plants in a store in memory.
enum Garden {
  static func context(_ plants: (name: String, family: String?, height: Int32)...) throws -> NSManagedObjectContext {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      attribute.isOptional = true
      return attribute
    }
    let entity = NSEntityDescription()
    entity.name = "Plant"
    entity.managedObjectClassName = "Plant"
    entity.properties = [
      attribute("name", .stringAttributeType), attribute("family", .stringAttributeType),
      attribute("height", .integer32AttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    for plant in plants { add(plant.name, plant.family, plant.height, context) }
    return context
  }

  @discardableResult static func add(
    _ name: String, _ family: String? = nil, _ height: Int32 = 0, _ context: NSManagedObjectContext
  ) -> Plant {
    let plant = Plant(context: context)
    plant.name = name
    plant.family = family
    plant.height = height
    return plant
  }

  static let three: [(name: String, family: String?, height: Int32)] = [
    ("Oak", "Fagaceae", 40), ("Rose", "Rosaceae", 2), ("Beech", "Fagaceae", 30),
  ]
}

/// Xcode's template, with buttons that change the request.
private struct PlantList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Plant.name, ascending: true)], animation: .default)
  private var plants: FetchedResults<Plant>

  var body: some View {
    VStack {
      List {
        ForEach(plants) { plant in Text("\(plant.name) \(plant.height)") }
          .onDelete { offsets in offsets.map { plants[$0] }.forEach(context.delete) }
      }
      Button("Descending") {
        $plants.wrappedValue.nsSortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: false)]
      }
      Button("By height") { plants.sortDescriptors = [SortDescriptor(\.height)] }
      Button("High") { plants.nsPredicate = NSPredicate(format: "height > 10") }
      Text("count \(plants.count)")
    }
  }
}

/// A condition that the view around sets.
private struct FilteredPlants: View {
  @FetchRequest private var plants: FetchedResults<Plant>

  init(_ letter: String) {
    _plants = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "name BEGINSWITH %@", letter))
  }

  var body: some View { Text(verbatim: plants.map(\.name).joined(separator: ",")) }
}

private struct Filter: View {
  @State private var letter = "O"
  var body: some View {
    VStack {
      FilteredPlants(letter)
      Button("R") { letter = "R" }
    }
  }
}

private struct PlantSections: View {
  @SectionedFetchRequest(
    sectionIdentifier: \.family, sortDescriptors: [SortDescriptor(\.family), SortDescriptor(\.name)])
  private var families: SectionedFetchResults<String?, Plant>

  var body: some View {
    VStack {
      ForEach(families) { family in
        Text(verbatim: "\(family.id ?? "none"): " + family.map(\.name).joined(separator: ","))
      }
      Button("Reverse") { $families.sortDescriptors.wrappedValue = [SortDescriptor(\.name, order: .reverse)] }
      Button("Low") { families.nsPredicate = NSPredicate(format: "height < 35") }
    }
  }
}

/// Lists of fetched objects.
@MainActor @Suite(.serialized) struct FetchRequestTests {
  private func show(_ view: some View, _ context: NSManagedObjectContext) -> TestWindow {
    TestWindow(view.environment(\.managedObjectContext, context))
  }

  /// The texts of rows, in the order in which they are on screen.
  private func rows(_ window: TestWindow) throws -> [String] {
    let table = try #require(window.window.all(UITableView.self).first)
    return (0..<table.numberOfRows(inSection: 0)).compactMap {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.allTexts.joined(separator: " ")
    }
  }

  private func threePlants() throws -> NSManagedObjectContext {
    let context = try Garden.context()
    for plant in Garden.three { Garden.add(plant.name, plant.family, plant.height, context) }
    return context
  }

  @Test("A list shows the objects, and follows insertions, deletions and changes; a save keeps them")
  func follows() throws {
    let context = try threePlants()
    let window = show(PlantList(), context)
    #expect(try rows(window) == ["Beech 30", "Oak 40", "Rose 2"])
    let ash = Garden.add("Ash", nil, 20, context)
    context.processPendingChanges()
    window.turn()
    #expect(try rows(window) == ["Ash 20", "Beech 30", "Oak 40", "Rose 2"])
    #expect(window.texts.contains("count 4"))
    try context.save()
    window.turn()
    #expect(try rows(window) == ["Ash 20", "Beech 30", "Oak 40", "Rose 2"])
    ash.height = 21
    context.processPendingChanges()
    window.turn()
    #expect(try rows(window).first == "Ash 21")
    ash.name = "Willow"
    context.processPendingChanges()
    window.turn()
    #expect(try rows(window) == ["Beech 30", "Oak 40", "Rose 2", "Willow 21"])
    context.delete(ash)
    try context.save()
    window.turn()
    #expect(try rows(window) == ["Beech 30", "Oak 40", "Rose 2"])
  }

  @Test("The configuration sorts and filters anew")
  func configuration() throws {
    let context = try threePlants()
    let window = show(PlantList(), context)
    window.press("Descending")
    #expect(try rows(window) == ["Rose 2", "Oak 40", "Beech 30"])
    window.press("By height")
    #expect(try rows(window) == ["Rose 2", "Beech 30", "Oak 40"])
    window.press("High")
    #expect(try rows(window) == ["Beech 30", "Oak 40"])
    Garden.add("Ash", nil, 20, context)
    Garden.add("Moss", nil, 1, context)
    context.processPendingChanges()
    window.turn()
    #expect(try rows(window) == ["Ash 20", "Beech 30", "Oak 40"])
  }

  @Test("A view with another condition shows other objects")
  func otherValue() throws {
    let window = show(Filter(), try threePlants())
    #expect(window.texts.contains("Oak"))
    window.press("R")
    #expect(window.texts.contains("Rose") && !window.texts.contains("Oak"))
  }

  @Test("Another context shows its own objects")
  func otherContext() throws {
    struct Switch: View {
      let contexts: [NSManagedObjectContext]
      @State private var index = 0
      var body: some View {
        VStack {
          FilteredPlants("O").environment(\.managedObjectContext, contexts[index])
          Button("Switch") { index = 1 }
        }
      }
    }
    let contexts = [try threePlants(), try Garden.context(("Olive", nil, 5))]
    let window = TestWindow(Switch(contexts: contexts))
    #expect(window.texts.contains("Oak"))
    window.press("Switch")
    #expect(window.texts.contains("Olive"))
    Garden.add("Orchid", nil, 1, contexts[0])
    Garden.add("Onion", nil, 1, contexts[1])
    contexts.forEach { $0.processPendingChanges() }
    window.turn()
    #expect(window.texts.contains("Olive,Onion"))
  }

  @Test("Objects are in sections by a key path, and move between them")
  func sections() throws {
    let context = try threePlants()
    let window = show(PlantSections(), context)
    #expect(window.texts.prefix(2) == ["Fagaceae: Beech,Oak", "Rosaceae: Rose"])
    let apple = Garden.add("Apple", "Rosaceae", 5, context)
    context.processPendingChanges()
    window.turn()
    #expect(window.texts.prefix(2) == ["Fagaceae: Beech,Oak", "Rosaceae: Apple,Rose"])
    apple.family = nil
    context.processPendingChanges()
    window.turn()
    #expect(window.texts.prefix(3) == ["none: Apple", "Fagaceae: Beech,Oak", "Rosaceae: Rose"])
    window.press("Reverse")
    #expect(window.texts.prefix(3) == ["Rosaceae: Rose", "Fagaceae: Oak,Beech", "none: Apple"])
    window.press("Low")
    #expect(window.texts.prefix(3) == ["Rosaceae: Rose", "Fagaceae: Beech", "none: Apple"])
  }

  @Test("Requests that were made elsewhere, and requests for an entity, have results")
  func requests() throws {
    struct Requests: View {
      @FetchRequest(fetchRequest: Requests.request, transaction: Transaction())
      private var limited: FetchedResults<Plant>
      @FetchRequest private var all: FetchedResults<Plant>

      static var request: NSFetchRequest<Plant> {
        let request = NSFetchRequest<Plant>(entityName: "Plant")
        request.sortDescriptors = [NSSortDescriptor(key: "height", ascending: false)]
        request.fetchLimit = 1
        return request
      }

      init(_ entity: NSEntityDescription) {
        _all = FetchRequest(entity: entity, sortDescriptors: [], predicate: nil)
      }

      var body: some View { Text(verbatim: "\(limited.map(\.name)) \(all.count)") }
    }
    let context = try threePlants()
    let entity = try #require(context.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Plant"])
    let window = show(Requests(entity), context)
    #expect(window.texts == [#"["Oak"] 3"#])
    Garden.add("Fir", nil, 60, context)
    context.processPendingChanges()
    window.turn()
    #expect(window.texts == [#"["Fir"] 4"#])
  }

  @Test("A view that fetches first reports earlier changes to the views that are there")
  func laterView() async throws {
    struct Later: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          PlantSections()
          if isShown { FilteredPlants("E") }
          Button("Show") { isShown = true }
        }
      }
    }
    let context = try threePlants()
    let window = show(Later(), context)
    Garden.add("Elm", "Fagaceae", 30, context)
    let (_, sentences) = RuntimeLog.capture { window.press("Show") }
    #expect(sentences.isEmpty && window.texts.contains("Elm"))
    // What a body in progress has caused comes in the next turn of the run loop.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    window.turn()
    #expect(window.texts.contains("Fagaceae: Beech,Elm,Oak"))
  }

  @Test("The configuration stays when the view around is computed again with the same request")
  func sameRequest() throws {
    struct Around: View {
      @State private var number = 0
      var body: some View {
        VStack {
          PlantSections()
          Inner(number: number)
          Button("Again") { number += 1 }
        }
      }
    }
    struct Inner: View {
      let number: Int
      @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var plants: FetchedResults<Plant>
      var body: some View {
        VStack {
          Text(verbatim: "\(number) " + plants.map(\.name).joined(separator: ","))
          Button("Backwards") { $plants.wrappedValue.sortDescriptors = [SortDescriptor(\.name, order: .reverse)] }
        }
      }
    }
    let window = show(Around(), try threePlants())
    window.press("Backwards")
    #expect(window.texts.contains("0 Rose,Oak,Beech"))
    window.press("Again")
    #expect(window.texts.contains("1 Rose,Oak,Beech"))
  }

  @Test("Nothing keeps the results of a view that is gone")
  func gone() throws {
    weak var plant: Plant?
    weak var context: NSManagedObjectContext?
    do {
      let made = try threePlants()
      context = made
      try made.save()
      let window = show(FilteredPlants("O"), made)
      #expect(window.texts.contains("Oak"))
      plant = made.registeredObjects.first { ($0 as? Plant)?.name == "Oak" } as? Plant
      #expect(plant != nil)
      window.window.rootViewController = nil
    }
    #expect(plant == nil && context == nil)
  }

  @Test("Without a context nothing is fetched, and the console says why")
  func noContext() {
    let (window, sentences) = RuntimeLog.capture { TestWindow(FilteredPlants("O")) }
    #expect(window.texts.isEmpty)
    #expect(sentences.filter { $0.contains(".environment(\\.managedObjectContext") }.count == 1)
  }
}
