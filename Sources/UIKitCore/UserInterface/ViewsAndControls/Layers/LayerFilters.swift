/// The filters of a layer, which few layers have.
final class LayerFilters {
  var own: [Any]?
  var background: [Any]?
  var compositing: Any?
}

extension LayerFilters? {
  /// Changes the filters, which are created when the first one is set.
  func changed(_ change: (LayerFilters) -> Void) -> LayerFilters {
    let filters = self ?? LayerFilters()
    change(filters)
    return filters
  }
}
