/// Values that depend on each other, computed when they are read and again only when what they depend on has changed.
///
/// ```swift
/// let graph = Graph()
/// let count = graph.source(1)
/// let isLarge = graph.attribute { graph throws(AttributeError) in try graph.value(of: count.attribute) > 10 }
/// graph.observe(isLarge) { print($0) }
/// graph.update()             // prints false
/// graph.set(count, to: 2)
/// graph.update()             // prints nothing: the rule ran, and its value is equal
/// ```
///
/// A graph is used from one isolation at a time, such as the main actor; it is not `Sendable`. Nothing in it recurses over its attributes:
/// a chain of any length is evaluated with a bounded stack.
///
/// # Invariants
///
/// 1. A *clean* attribute has the value that its rule would compute now. A *dirty* one has not, or was never computed; its rule runs at
///    the next read. One to *check* has an input that is not clean, and runs only if that input's value changes.
/// 2. If an attribute is not clean, no attribute that depends on it, directly or not, is clean. So marking stops at marked attributes.
/// 3. For each read in an attribute's last evaluation there is one edge, in both lists, and there are no others. After an evaluation the
///    edges that were not used again are removed.
/// 4. Sources are always clean. They change only in ``update()``, between evaluations, never during one.
/// 5. An attribute whose new value equals the old one does not make others dirty.
/// 6. *Active* attributes are those on the evaluation's stack. Reading one is a cycle. The edge of that read does not mark its reader when
///    this evaluation ends, so that a cycle is evaluated once and then rests; the reader is *outdated* and runs at the next change of
///    anything that it depends on.
/// 7. While code of the app runs (rules, comparisons, actions, deinitializers), no storage of the graph is being accessed, and any attribute
///    may disappear. What was known before is checked again by its generation.
///
/// In 1 and 2, cycles, and inputs that were removed, are excepted: a rule that cannot read keeps its last value.
package final class Graph {
  /// Called when the graph has something to do in ``update()`` and had nothing before.
  package var onNeedsUpdate: (() -> Void)?
  /// Called when the writes of a transaction are applied, before observers are called. ``transactionContext`` is that of the transaction.
  package var onApply: (() -> Void)?
  /// The number of transactions that were applied.
  package internal(set) var applyCount: UInt64 = 0
  /// Called for each mistake, while the graph is evaluating. Writes nothing.
  package var onIssue: ((GraphIssue) -> Void)?

  /// How deeply rules may run inside each other. A rule that reads an input for the first time runs that input's rule inside of itself; at
  /// this depth it is suspended, and runs again after the input.
  package let maximumNesting: Int
  /// How often writes of actions may cause further passes in one update.
  package let maximumPasses: Int

  /// The number of evaluations so far; those that were suspended are not counted.
  @exclusivity(unchecked) package internal(set) var evaluationCount = 0

  // Tables by index. Free entries are used again, with another generation. By invariant 7 accesses do not overlap, so that they need no
  // check at run time.
  @exclusivity(unchecked) var nodes: ContiguousArray<Node> = []
  @exclusivity(unchecked) var edges: ContiguousArray<Edge> = []
  @exclusivity(unchecked) var columns: ContiguousArray<Column>
  let observerColumn = ObserverColumn()
  @exclusivity(unchecked) var subgraphs: ContiguousArray<SubgraphRecord> = []
  @exclusivity(unchecked) var freeNodes: [Int32] = []
  @exclusivity(unchecked) var freeEdge = Edge.none
  var freeSubgraphs: [Int32] = []
  @exclusivity(unchecked) var liveEdgeCount = 0
  private var columnByType: [ObjectIdentifier: Int32] = [:]

  // The evaluation in progress.
  @exclusivity(unchecked) var stack: ContiguousArray<Frame> = []
  @exclusivity(unchecked) var reading = Reading()
  @exclusivity(unchecked) var readingCount: UInt64 = 0
  @exclusivity(unchecked) var nesting = 0
  /// The input that the evaluation is suspended for.
  @exclusivity(unchecked) var suspendedFor: AttributeID?
  @exclusivity(unchecked) var marked: ContiguousArray<Int32> = []

  // Updates.
  @exclusivity(unchecked) var observers: [PendingObserver] = []
  @exclusivity(unchecked) var observerCount: UInt64 = 0
  @exclusivity(unchecked) var batches: [Batch] = []
  @exclusivity(unchecked) var batchCount: UInt64 = 0
  /// The batch of writes outside of transactions.
  @exclusivity(unchecked) var implicitBatch: UInt64 = 0
  @exclusivity(unchecked) var openContexts: [OpenTransaction] = []
  @exclusivity(unchecked) var appliedContext: Any?
  @exclusivity(unchecked) var isUpdating = false
  @exclusivity(unchecked) var isUpdateRequested = false
  @exclusivity(unchecked) var currentObserver: AttributeID?

  /// An empty graph.
  package init(maximumNesting: Int = 100, maximumPasses: Int = 100) {
    self.maximumNesting = max(1, maximumNesting)
    self.maximumPasses = max(1, maximumPasses)
    columns = [observerColumn]
    subgraphs.append(SubgraphRecord())
  }

  /// The number of attributes, including sources and observers.
  package var attributeCount: Int { nodes.count - freeNodes.count }

  /// The number of dependencies between attributes.
  package var dependencyCount: Int { liveEdgeCount }

  /// The subgraph that lives as long as the graph.
  package var root: Subgraph { Subgraph(index: 0, generation: subgraphs[0].generation) }

  // MARK: Attributes

  /// Adds an attribute whose value is given. It belongs to `subgraph`, or to ``root``.
  package func source<Value>(
    _ value: Value, label: String = "source", comparison: Comparison<Value> = .automatic, in subgraph: Subgraph? = nil
  ) -> Source<Value> {
    let (index, column) = column(SourceColumn<Value>.self, make: { SourceColumn<Value>() })
    let row = column.allocateRow()
    column.store(value, row)
    column.setDetails(label: label, comparer: comparison.comparer, row)
    let id = makeNode(column: index, row: row, in: subgraph)
    guard isLive(id) else { return Source(attribute: Attribute(id: id)) }
    nodes[Int(id.index)].state = .clean
    nodes[Int(id.index)].flags.insert(.isSource)
    return Source(attribute: Attribute(id: id))
  }

  /// Adds an attribute that is computed by a rule. It belongs to `subgraph`, or to ``root``.
  package func attribute<R: Rule>(_ rule: R, in subgraph: Subgraph? = nil) -> Attribute<R.Value> {
    let (index, column) = column(RuleColumn<R>.self, make: { RuleColumn<R>() })
    let row = column.allocateRow()
    column.setRule(rule, row)
    return Attribute(id: makeNode(column: index, row: row, in: subgraph))
  }

  /// Adds an attribute that is computed by a function, for which the same is true as for ``Rule/value(in:)``.
  package func attribute<Value>(
    _ label: String = "attribute", comparison: Comparison<Value> = .automatic, in subgraph: Subgraph? = nil,
    _ rule: @escaping (Graph) throws(AttributeError) -> Value
  ) -> Attribute<Value> {
    attribute(FunctionRule(label: label, comparer: comparison.comparer, function: rule), in: subgraph)
  }

  /// Calls `action` in the next ``update()``, and in each one after that in which the attribute's value has changed.
  ///
  /// Observers are called in the order in which they were added. An action may read, write, add and remove anything. If `skipsCurrent` is
  /// true, and the attribute is up to date, the first call comes with the first change after this one.
  @discardableResult package func observe<Value>(
    _ attribute: Attribute<Value>, label: String = "observer", skipsCurrent: Bool = false, in subgraph: Subgraph? = nil,
    _ action: @escaping (Value) -> Void
  ) -> AttributeID {
    let row = observerColumn.allocateRow()
    let notify: (Graph) -> Void = { graph in
      do throws(AttributeError) { action(try graph.value(of: attribute)) } catch {}
    }
    observerColumn.setDetails(ObserverColumn.Details(label: label, attribute: attribute.id, action: notify), row)
    let id = makeNode(column: 0, row: row, in: subgraph)
    guard isLive(id) else { return id }
    nodes[Int(id.index)].flags.insert(.isObserver)
    if isLive(attribute.id) {
      nodes[Int(id.index)].firstInput = makeEdge(from: attribute.id.index, to: id.index)
    }
    observerCount += 1
    nodes[Int(id.index)].lastReading = observerCount
    if skipsCurrent, isLive(attribute.id), nodes[Int(attribute.id.index)].state == .clean {
      nodes[Int(id.index)].state = .clean
      return id
    }
    observers.append(PendingObserver(order: observerCount, id: id))
    requestUpdate()
    return id
  }

  /// Whether the attribute was not removed.
  package func contains(_ id: AttributeID) -> Bool { isLive(id) }

  /// The attribute in messages.
  package func label(of id: AttributeID) -> String { isLive(id) ? label(id.index) : "removed attribute" }

  // MARK: Storage

  func isLive(_ id: AttributeID) -> Bool {
    Int(id.index) < nodes.count && nodes[Int(id.index)].generation == id.generation
      && nodes[Int(id.index)].flags.contains(.isLive)
  }

  func id(_ index: Int32) -> AttributeID { AttributeID(index: index, generation: nodes[Int(index)].generation) }

  func label(_ index: Int32) -> String {
    let (column, row) = (nodes[Int(index)].column, nodes[Int(index)].row)
    return columns[Int(column)].label(row)
  }

  private func column<Known: Column>(_ type: Known.Type, make: () -> Known) -> (Int32, Known) {
    if let index = columnByType[ObjectIdentifier(type)], let existing = columns[Int(index)] as? Known {
      return (index, existing)
    }
    let made = make()
    columns.append(made)
    columnByType[ObjectIdentifier(type)] = Int32(columns.count - 1)
    return (Int32(columns.count - 1), made)
  }

  private func makeNode(column: Int32, row: Int32, in subgraph: Subgraph?) -> AttributeID {
    let index: Int32
    if let free = freeNodes.popLast() {
      index = free
    } else {
      index = Int32(nodes.count)
      nodes.append(Node())
    }
    let owner = subgraph ?? root
    let generation = nodes[Int(index)].generation
    var node = Node(generation: generation, flags: .isLive, column: column, row: row)
    let isOwned = contains(owner)
    if isOwned {
      node.nextInSubgraph = subgraphs[Int(owner.index)].firstNode
      subgraphs[Int(owner.index)].firstNode = index
    }
    nodes[Int(index)] = node
    // The owner is gone, and so is what is added to it.
    if !isOwned { removeNodes([index]) }
    return AttributeID(index: index, generation: generation)
  }
}
