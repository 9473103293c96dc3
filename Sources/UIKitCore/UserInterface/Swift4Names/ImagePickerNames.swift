// What Swift 4 has for the choice of a picture: the keys are texts.

/// The type of the choice, as a key in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }

/// The picture, as a key in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }

/// The edited picture, as a key in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }

/// The file of a picture, as a key in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String { UIImagePickerController.InfoKey.imageURL.rawValue }

/// The file of a video, as a key in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }
