/// What an app has set for the enlarged picture of a view.
struct ViewLargeContent {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage: Bool?
  var imageInsets = UIEdgeInsets.zero
}
