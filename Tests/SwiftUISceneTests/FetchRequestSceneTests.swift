import CoreData
import Foundation
import SceneTesting
import SwiftUI
import Testing

/// An entity with a class, as the source pass writes it.
final class Memo: NSManagedObject, Identifiable {
  var text: String? {
    get { managedValue(forKey: "text") }
    set { setManagedValue(newValue, forKey: "text") }
  }
  var date: Date? {
    get { managedValue(forKey: "date") }
    set { setManagedValue(newValue, forKey: "date") }
  }
}

/// The container of Xcode's template.
private struct Persistence {
  let container: NSPersistentContainer

  init() {
    let text = NSAttributeDescription()
    text.name = "text"
    text.attributeType = .stringAttributeType
    text.isOptional = true
    let date = NSAttributeDescription()
    date.name = "date"
    date.attributeType = .dateAttributeType
    date.isOptional = true
    let entity = NSEntityDescription()
    entity.name = "Memo"
    entity.managedObjectClassName = "Memo"
    entity.properties = [text, date]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in if let error { Issue.record(error) } }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

/// The view of Xcode's template: it adds notes, deletes them and saves.
private struct Memos: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Memo.date, ascending: true)], animation: .default)
  private var notes: FetchedResults<Memo>

  var body: some View {
    VStack {
      List {
        ForEach(notes) { note in MemoRow(note: note) }
          .onDelete(perform: deleteNotes)
      }
      Button("Add") {
        withAnimation {
          let note = Memo(context: viewContext)
          note.date = Date(timeIntervalSince1970: Double(notes.count))
          note.text = "Memo \(notes.count)"
          do { try viewContext.save() } catch { Issue.record(error) }
        }
      }
      Button("Draft") { Memo(context: viewContext).text = "Sketch" }
      Button("Delete first") { deleteNotes(offsets: IndexSet(integer: 0)) }
      Button("Rename") { notes.last?.text = "Renamed" }
      Text("\(notes.count) notes")
    }
  }

  private func deleteNotes(offsets: IndexSet) {
    withAnimation {
      offsets.map { notes[$0] }.forEach(viewContext.delete)
      do { try viewContext.save() } catch { Issue.record(error) }
    }
  }
}

/// A row that observes its object.
private struct MemoRow: View {
  @ObservedObject var note: Memo
  var body: some View { Text(note.text ?? "none") }
}

/// Fetched objects in an app.
@MainActor @Suite(.serialized) struct FetchRequestSceneTests {
  @Test("Notes are added, changed and deleted by buttons; another context's are merged")
  func template() async throws {
    let persistence = Persistence()
    let scene = try StageApp.show {
      Memos().environment(\.managedObjectContext, persistence.container.viewContext)
    }
    #expect(scene.text("0 notes").exists)
    scene.button("Add").tap()
    scene.button("Add").tap()
    #expect(scene.text("2 notes").exists && scene.text("Memo 0").exists && scene.text("Memo 1").exists)
    scene.button("Rename").tap()
    #expect(scene.text("Renamed").exists && !scene.text("Memo 1").exists)
    scene.button("Delete first").tap()
    #expect(scene.text("1 notes").exists && !scene.text("Memo 0").exists)
    // Without a save, the change is reported in the next turn of the run loop.
    scene.button("Draft").tap()
    _ = await scene.app.device.waitUntilIdle()
    #expect(scene.text("Sketch").exists && scene.text("2 notes").exists)
    try await persistence.container.performBackgroundTask { context in
      Memo(context: context).text = "Imported"
      try context.save()
    }
    _ = await scene.app.device.waitUntilIdle()
    #expect(scene.text("Imported").exists && scene.text("3 notes").exists)
  }
}
