import LayoutSolver
import SceneSystem
import Testing
import TestSupport

@Suite("The constraint solver") struct SolverTests {
  typealias Relation = VertexModel.Relation

  /// A solver with the variables of `model`, and its constraints by index; `nil` for those that contradict others.
  struct Filled {
    var solver = LayoutSolver()
    var variables: [LayoutSolver.Symbol] = []
    var handles: [LayoutSolver.Handle?] = []

    init(restricted: [Bool]) { variables = restricted.map { solver.makeVariable(restricted: $0) } }

    @discardableResult mutating func add(_ constraint: VertexModel.Constraint) -> [LayoutSolver.Handle]? {
      let price = constraint.priority.map { LayoutSolver.Slack.priced(priority: $0, weight: 1) } ?? .none
      do throws(LayoutSolver.Conflict) {
        let handle = try solver.add(
          zip(variables, constraint.factors).filter { $0.1 != 0 }.map { ($0.0, $0.1) }, constant: constraint.constant,
          above: constraint.relation == .atLeast ? .free : price, below: constraint.relation == .atMost ? .free : price)
        handles.append(handle)
        return nil
      } catch {
        handles.append(nil)
        return error.handles
      }
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }
  }

  static func randomConstraint(
    count: Int, required: Bool, using random: inout SeededGenerator
  ) -> VertexModel.Constraint {
    var factors = (0..<count).map { _ in [0, 0, 1, -1, 0.5, 2][random.below(6)] }
    if factors.allSatisfy({ $0 == 0 }) { factors[random.below(count)] = 1 }
    let priorities: [Float] = [999, 750, 251, 250, 50]
    return VertexModel.Constraint(
      factors: factors, constant: Double(random.below(41) - 20), relation: Relation.allCases[random.below(3)],
      priority: required ? nil : priorities[random.below(5)])
  }

  /// Goals that make the optimum unique: each variable has its own priority, below all others.
  static func stays(count: Int, using random: inout SeededGenerator) -> [VertexModel.Constraint] {
    (0..<count).map { index in
      VertexModel.Constraint(
        factors: (0..<count).map { $0 == index ? 1 : 0 }, constant: Double(random.below(401) - 200) / 7,
        relation: .equal, priority: Float(index + 1))
    }
  }

  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test("the optimum is found in order of the goals, or the contradiction is reported", arguments: UInt64(1)...300)
  func againstAllCorners(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = 1 + random.below(3)
    let restricted = (0..<count).map { _ in random.below(2) == 0 }
    var model = VertexModel(restricted: restricted, constraints: SolverTests.stays(count: count, using: &random))
    var filled = Filled(restricted: restricted)
    for stay in model.constraints { filled.add(stay) }
    for _ in 0..<(2 + random.below(6)) {
      let constraint = SolverTests.randomConstraint(count: count, required: random.below(2) == 0, using: &random)
      var bigger = model
      bigger.constraints.append(constraint)
      let expected = bigger.best()
      let conflict = filled.add(constraint)
      #expect((conflict != nil) == (expected == nil), "seed \(seed)")
      if expected != nil { model = bigger }
      if random.below(2) == 0 { filled.solver.optimize() }
    }
    filled.solver.optimize()
    let found = try #require(model.cost(at: filled.point), "seed \(seed): \(filled.point) breaks a requirement")
    let best = try #require(model.best(), "seed \(seed)")
    #expect(isNear(found, best), "seed \(seed): \(found) at \(filled.point), where \(best) can be had")
  }

  @Test("the constraints of a reported contradiction contradict each other on their own", arguments: UInt64(1)...200)
  func conflictsAreReal(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let restricted = [true, false, true]
    var filled = Filled(restricted: restricted)
    var kept: [LayoutSolver.Handle: VertexModel.Constraint] = [:]
    for _ in 0..<12 {
      let constraint = SolverTests.randomConstraint(count: 3, required: true, using: &random)
      if let named = filled.add(constraint) {
        let alone = VertexModel(restricted: restricted, constraints: named.compactMap { kept[$0] } + [constraint])
        #expect(alone.constraints.count == named.count + 1, "seed \(seed): it names a constraint that is not there")
        #expect(alone.best() == nil, "seed \(seed): those named can all be satisfied")
      } else if let handle = filled.handles.last, let handle {
        kept[handle] = constraint
      }
    }
  }

  @Test("adding and removing a constraint gives the same solution as never adding it", arguments: UInt64(1)...200)
  func removing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 2 + random.below(5)
    let restricted = (0..<count).map { _ in random.below(2) == 0 }
    let stays = SolverTests.stays(count: count, using: &random)
    var busy = Filled(restricted: restricted)
    var calm = Filled(restricted: restricted)
    for stay in stays {
      busy.add(stay)
      calm.add(stay)
    }
    var kept: [VertexModel.Constraint] = []
    for _ in 0..<20 {
      // Satisfiable together: all of them hold where every variable is 3.
      var constraint = SolverTests.randomConstraint(count: count, required: random.below(3) > 0, using: &random)
      constraint.constant = -3 * constraint.factors.reduce(0, +)
      if constraint.relation != .equal { constraint.constant += constraint.relation == .atLeast ? 2 : -2 }
      #expect(busy.add(constraint) == nil, "seed \(seed)")
      if random.below(2) == 0 {
        kept.append(constraint)
      } else if let handle = busy.handles.last, let handle {
        if random.below(2) == 0 { busy.solver.optimize() }
        busy.solver.remove(handle)
        busy.solver.remove(handle)
      }
      if random.below(3) == 0 { busy.solver.optimize() }
    }
    for constraint in kept { #expect(calm.add(constraint) == nil, "seed \(seed)") }
    busy.solver.optimize()
    calm.solver.optimize()
    #expect(isNear(busy.point, calm.point), "seed \(seed): \(busy.point), never added \(calm.point)")
  }

  @Test("changed constants give the same solution as having them from the start", arguments: UInt64(1)...300)
  func changing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 2 + random.below(5)
    let restricted = (0..<count).map { _ in random.below(2) == 0 }
    let stays = SolverTests.stays(count: count, using: &random)
    var constraints = stays
    for _ in 0..<10 {
      constraints.append(SolverTests.randomConstraint(count: count, required: random.below(2) == 0, using: &random))
    }
    var changed = Filled(restricted: restricted)
    var accepted: [(VertexModel.Constraint, LayoutSolver.Handle)] = []
    for constraint in constraints where changed.add(constraint) == nil {
      if let handle = changed.handles.last, let handle { accepted.append((constraint, handle)) }
    }
    changed.solver.optimize()
    for _ in 0..<5 {
      for index in accepted.indices where random.below(3) == 0 {
        let step = Double(random.below(21) - 10)
        accepted[index].0.constant += step
        changed.solver.changeConstant(of: accepted[index].1, by: step)
      }
      var fresh = Filled(restricted: restricted)
      let isPossible = accepted.allSatisfy { fresh.add($0.0) == nil }
      do throws(LayoutSolver.Conflict) {
        try changed.solver.restoreFeasibility()
        changed.solver.optimize()
        fresh.solver.optimize()
        #expect(isPossible, "seed \(seed)")
        #expect(isNear(changed.point, fresh.point), "seed \(seed): \(changed.point), from the start \(fresh.point)")
      } catch {
        #expect(!isPossible, "seed \(seed)")
        let named = accepted.filter { error.handles.contains($0.1) }.map(\.0)
        var alone = Filled(restricted: restricted)
        #expect(!named.allSatisfy { alone.add($0) == nil }, "seed \(seed): those named can all be satisfied")
        return
      }
    }
  }

  @Test(
    "the order of constraints makes no difference, with variables that others define, removals and changed constants",
    arguments: UInt64(1)...400)
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = 3 + random.below(6)
    // Mostly free variables, so that chains of definitions arise.
    let restricted = (0..<count).map { _ in random.below(4) == 0 }
    var stays = SolverTests.stays(count: count, using: &random)
    func satisfiable(_ constraint: VertexModel.Constraint) -> VertexModel.Constraint {
      var constraint = constraint
      constraint.constant = -3 * constraint.factors.reduce(0, +)
      if constraint.relation != .equal { constraint.constant += constraint.relation == .atLeast ? 2 : -2 }
      return constraint
    }
    let others = (0..<random.below(12)).map { _ in
      satisfiable(SolverTests.randomConstraint(count: count, required: random.below(3) > 0, using: &random))
    }
    var shuffled = Filled(restricted: restricted)
    var handles: [Int: LayoutSolver.Handle] = [:]
    var temporary: [LayoutSolver.Handle] = []
    for index in (0..<count + others.count).shuffled(using: &random) {
      let constraint = index < count ? stays[index] : others[index - count]
      #expect(shuffled.add(constraint) == nil, "seed \(seed)")
      handles[index] = try #require(shuffled.handles.last ?? nil, "seed \(seed)")
      if random.below(3) == 0 {
        let extra = satisfiable(
          SolverTests.randomConstraint(count: count, required: random.below(2) == 0, using: &random))
        if shuffled.add(extra) == nil, let handle = shuffled.handles.last, let handle { temporary.append(handle) }
      }
      if random.below(4) == 0 { shuffled.solver.optimize() }
      if random.below(4) == 0, let handle = temporary.popLast() { shuffled.solver.remove(handle) }
    }
    for handle in temporary { shuffled.solver.remove(handle) }
    shuffled.solver.optimize()
    for round in 0..<3 {
      if round > 0 {
        for index in 0..<count where random.below(2) == 0 {
          let step = Double(random.below(21) - 10)
          stays[index].constant += step
          shuffled.solver.changeConstant(of: handles[index]!, by: step)
        }
        try shuffled.solver.restoreFeasibility()
        shuffled.solver.optimize()
      }
      var ordered = Filled(restricted: restricted)
      for constraint in stays + others { #expect(ordered.add(constraint) == nil, "seed \(seed)") }
      ordered.solver.optimize()
      #expect(
        isNear(shuffled.point, ordered.point), "seed \(seed): \(shuffled.point), in order \(ordered.point)")
    }
  }

  @Test("no sum of lower priorities exceeds a higher one") func lexicographic() {
    var filled = Filled(restricted: [false])
    filled.add(.init(factors: [1], constant: -10, relation: .equal, priority: 250))
    for _ in 0..<2000 { filled.add(.init(factors: [1], constant: 0, relation: .equal, priority: 249.9)) }
    filled.solver.optimize()
    #expect(filled.point == [10])
  }

  @Test("a new length has its preferred value as soon as the preference is added, without a pivot")
  func preference() throws {
    let solver = LayoutSolver()
    let height = solver.makeVariable(restricted: true)
    let handle = try solver.add(
      [(height, 1)], constant: -20, above: .priced(priority: 250, weight: 1), below: .priced(priority: 750, weight: 1))
    #expect(solver.value(of: height) == 20, "optimize() has not run yet")
    solver.optimize()
    #expect(solver.value(of: height) == 20)
    solver.changeConstant(of: handle, by: -10)
    try solver.restoreFeasibility()
    solver.optimize()
    #expect(solver.value(of: height) == 30)
  }

  @Test("an equation holds after redundant copies of it are removed") func redundancy() {
    var filled = Filled(restricted: [false, true])
    filled.add(.init(factors: [1, -1], constant: 0, relation: .equal, priority: nil))
    filled.add(.init(factors: [0, 1], constant: -5, relation: .equal, priority: nil))
    filled.add(.init(factors: [1, 0], constant: -5, relation: .equal, priority: nil))
    filled.add(.init(factors: [2, -1], constant: -5, relation: .equal, priority: nil))
    filled.solver.optimize()
    #expect(filled.point == [5, 5])
    filled.solver.remove(filled.handles[1]!)
    filled.solver.remove(filled.handles[0]!)
    filled.solver.optimize()
    #expect(filled.point == [5, 5])
    #expect(filled.add(.init(factors: [0, 1], constant: -6, relation: .equal, priority: nil)) == [2, 3])
  }
}
