import CoreData
import Foundation
import SceneSystem
import SwiftUI
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A table of fetched objects, as apps have it.
private final class PlantTable: UITableViewController {
  let results: NSFetchedResultsController<Plant>
  var updates = 0

  init(_ context: NSManagedObjectContext) {
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [
      NSSortDescriptor(key: "family", ascending: true), NSSortDescriptor(key: "height", ascending: true),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "family", cacheName: nil)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    results.delegate = self
    do { try results.performFetch() } catch { Issue.record(error) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    results.sections?[section].name
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, results.object(at: indexPath))
    return cell
  }

  func configure(_ cell: UITableViewCell, _ plant: Plant) { cell.textLabel?.text = "\(plant.name) \(plant.height)" }
}

extension PlantTable: @preconcurrency NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    #expect(controller == results)
    tableView.beginUpdates()
    updates += 1
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {
    switch type {
    case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
    case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
    default: return
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
    case .update: tableView.cellForRow(at: indexPath!).map { configure($0, anObject as! Plant) }
    case .move:
      tableView.deleteRows(at: [indexPath!], with: .fade)
      tableView.insertRows(at: [newIndexPath!], with: .fade)
    @unknown default: break
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    tableView.endUpdates()
  }
}

/// Tables that follow a fetched results controller.
@MainActor @Suite(.serialized) struct FetchedTableTests {
  @Test("A table shows the objects in sections after changes at random", arguments: 0..<3)
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let context = try Garden.context()
    var plants: [Plant] = []
    func family() -> String { ["A", "B", "C", "D"].randomElement(using: &random) ?? "A" }
    for index in 0..<6 { plants.append(Garden.add("P\(index)", family(), Int32(index), context)) }
    let table = PlantTable(context)
    let window = TestWindow(controller: table, size: CGSize(width: 320, height: 2000))
    for step in 0..<40 {
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: plants.append(Garden.add("P\(step)+", family(), Int32.random(in: 0..<9, using: &random), context))
        case 1 where plants.count > 2:
          context.delete(plants.remove(at: Int.random(in: 0..<plants.count, using: &random)))
        case 2: plants.randomElement(using: &random)?.family = family()
        default: plants.randomElement(using: &random)?.height = Int32.random(in: 0..<9, using: &random)
        }
      }
      context.processPendingChanges()
      window.turn()
      let view = try #require(table.tableView)
      let sections = try #require(table.results.sections)
      #expect(view.numberOfSections == sections.count)
      for (number, section) in sections.enumerated() {
        let shown = (0..<view.numberOfRows(inSection: number)).map {
          view.cellForRow(at: IndexPath(row: $0, section: number))?.textLabel?.text
        }
        #expect(shown == (section.objects as? [Plant])?.map { "\($0.name) \($0.height)" })
      }
    }
    #expect(table.updates > 20)
  }
}
