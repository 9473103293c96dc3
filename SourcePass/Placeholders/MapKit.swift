// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
@_exported import CoreLocation
import UIKit

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees = 0
  public var longitudeDelta: CLLocationDegrees = 0
  public init() {}
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center = CLLocationCoordinate2D()
  public var span = MKCoordinateSpan()
  public init() {}
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) { self.center = center }
}

public struct MKMapPoint: Sendable {
  public var x = 0.0
  public var y = 0.0
  public init() {}
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(_ coordinate: CLLocationCoordinate2D) {}
}
public struct MKMapSize: Sendable {
  public var width = 0.0
  public var height = 0.0
  public init(width: Double, height: Double) {}
}
public struct MKMapRect: Sendable {
  public static let null = MKMapRect()
  public static let world = MKMapRect()
  public init() {}
  public init(origin: MKMapPoint, size: MKMapSize) {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public func union(_ other: MKMapRect) -> MKMapRect { self }
}

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
public protocol MKOverlay: MKAnnotation {}
public protocol MKMapViewDelegate: AnyObject {}
public protocol MKLocalSearchCompleterDelegate: AnyObject {}

open class MKShape: NSObject, MKAnnotation, PlaceholderMembers {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() { super.init() }
}
open class MKPointAnnotation: MKShape {
  public override init() {
    super.init()
    logPlaceholder("MapKit.MKPointAnnotation")
  }
  public init(__coordinate coordinate: CLLocationCoordinate2D) {
    super.init()
    self.coordinate = coordinate
  }
}
open class MKUserLocation: NSObject, MKAnnotation, PlaceholderMembers {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
  open var title: String?
  open var subtitle: String?
}
open class MKMultiPoint: MKShape {}
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init() }
  open var boundingMapRect: MKMapRect { MKMapRect() }
}
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init() }
}
open class MKCircle: MKShape, MKOverlay {
  public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { self.init() }
}

open class MKAnnotationView: UIView, PlaceholderMembers {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  open var annotation: (any MKAnnotation)?
  open var reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var isEnabled = true
  open var isDraggable = false
  open var calloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    logPlaceholder("MapKit.MKAnnotationView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var animatesWhenAdded = false
}
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

open class MKOverlayRenderer: NSObject, PlaceholderMembers {
  open var alpha: CGFloat = 1
  public override init() { super.init() }
  public init(overlay: any MKOverlay) { super.init() }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  public init(circle: MKCircle) { super.init(overlay: circle) }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

open class MKMapCamera: NSObject, PlaceholderMembers {}

open class MKMapView: UIView, PlaceholderMembers {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  open var centerCoordinate = CLLocationCoordinate2D()
  open var visibleMapRect = MKMapRect()
  open var camera = MKMapCamera()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var selectedAnnotations: [any MKAnnotation] = []
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var userLocation: MKUserLocation { MKUserLocation() }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    logPlaceholder("MapKit.MKMapView")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    logPlaceholder("MapKit.MKMapView")
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {}
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {}
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ list: [any MKAnnotation]) { annotations += list }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ list: [any MKAnnotation]) { for item in list { removeAnnotation(item) } }
  open func showAnnotations(_ list: [any MKAnnotation], animated: Bool) { addAnnotations(list) }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ list: [any MKOverlay]) { overlays += list }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ list: [any MKOverlay]) { for item in list { removeOverlay(item) } }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D()
  }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
}
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String? { nil }
  open var countryCode: String? { nil }
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  public convenience init(placemark: CLPlacemark) { self.init() }
}
open class MKMapItem: NSObject, PlaceholderMembers, @unchecked Sendable {
  open var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public convenience override init() { self.init(placemark: MKPlacemark()) }
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
    logPlaceholder("MapKit.MKMapItem")
  }
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    logPlaceholder(Self.self)
    return false
  }
}
open class MKLocalSearch: NSObject, PlaceholderMembers {
  open class Request: NSObject, PlaceholderMembers {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
  }
  open class Response: NSObject, PlaceholderMembers, @unchecked Sendable { open var mapItems: [MKMapItem] { [] } }
  public init(request: Request) {
    super.init()
    logPlaceholder("MapKit.MKLocalSearch")
  }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { logPlaceholder(Self.self) }
  open func start() async throws -> Response { Response() }
  open func cancel() {}
}
open class MKDirections: NSObject, PlaceholderMembers {
  open class Request: NSObject, PlaceholderMembers {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var requestsAlternateRoutes = false
  }
  open class Response: NSObject, PlaceholderMembers, @unchecked Sendable { open var routes: [MKRoute] { [] } }
  public init(request: Request) {
    super.init()
    logPlaceholder("MapKit.MKDirections")
  }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { logPlaceholder(Self.self) }
  open func calculate() async throws -> Response { Response() }
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
open class MKRoute: NSObject, PlaceholderMembers, @unchecked Sendable {
  open var polyline: MKPolyline { MKPolyline() }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var name: String { "" }
}
open class MKLocalSearchCompletion: NSObject, PlaceholderMembers {
  open var title: String { "" }
  open var subtitle: String { "" }
}
open class MKLocalSearchCompleter: NSObject, PlaceholderMembers {
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var results: [MKLocalSearchCompletion] { [] }
}
