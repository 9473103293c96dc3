/// Finds targets that depend on each other.
enum DependencyCycles {
  /// A dependency that closes a cycle.
  struct Edge: Hashable {
    var target: String
    var dependency: String
  }

  /// The dependencies without which there are no cycles. The walk uses no recursion.
  static func edges(in targets: [ProjectTarget]) -> [Edge] {
    let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var finished: Set<String> = []
    var edges: [Edge] = []
    for target in targets where !finished.contains(target.name) {
      var path = [(name: target.name, next: 0)]
      var open: Set<String> = [target.name]
      while let (name, next) = path.last {
        guard let names = dependencies[name], next < names.count else {
          finished.insert(name)
          open.remove(name)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let dependency = names[next]
        if open.contains(dependency) {
          edges.append(Edge(target: name, dependency: dependency))
        } else if !finished.contains(dependency) {
          open.insert(dependency)
          path.append((dependency, 0))
        }
      }
    }
    return edges
  }
}
