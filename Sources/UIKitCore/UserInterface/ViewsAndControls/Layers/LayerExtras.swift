import Foundation

/// The properties that few layers set, stored apart from the others.
final class LayerExtras {
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  var sublayerTransform = CATransform3DIdentity
  var isGeometryFlipped = false
  var anchorPointZ: CGFloat = 0
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
}

extension LayerExtras? {
  /// Changes the properties, which are created when the first one is set.
  func changed(_ change: (LayerExtras) -> Void) -> LayerExtras {
    let extras = self ?? LayerExtras()
    change(extras)
    return extras
  }
}
