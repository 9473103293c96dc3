public import Foundation

/// The result of a function: 0 for success, or the number of an error.
public typealias OSStatus = Int32

/// No error.
public let noErr: OSStatus = 0
/// No error.
public let errSecSuccess: OSStatus = 0
/// The function does not support the class of the item.
public let errSecUnimplemented: OSStatus = -4
/// A file cannot be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is missing or has a wrong type.
public let errSecParam: OSStatus = -50
/// The keychain cannot be used.
public let errSecNotAvailable: OSStatus = -25291
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The device is locked. Not returned here.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The stored data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The user could not be authenticated. Not returned here.
public let errSecAuthFailed: OSStatus = -25293
/// The user canceled. Not returned here.
public let errSecUserCanceled: OSStatus = -128

/// A sentence for a result of a function; `nil` if the number is not known.
///
/// Differs from Apple: the sentences are in English, and are not Apple's.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let sentence: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "The function does not support items of this class."
    case errSecIO: "The file of the keychain cannot be read or written."
    case errSecParam: "A parameter is missing or has a wrong type."
    case errSecNotAvailable: "The keychain cannot be used."
    case errSecDuplicateItem: "The item is in the keychain already."
    case errSecItemNotFound: "The item is not in the keychain."
    case errSecInteractionNotAllowed: "The device is locked."
    case errSecDecode: "The data of the keychain cannot be read."
    case errSecAuthFailed: "The user could not be authenticated."
    case errSecUserCanceled: "The user canceled the request."
    default: nil
    }
  return sentence.map { NSString(string: $0) }
}
