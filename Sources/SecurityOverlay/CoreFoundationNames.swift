public import Foundation

// The types of Core Foundation that are bridged to those of Foundation, as the latter.

/// An array of objects, under its name in Core Foundation.
public typealias CFArray = NSArray
/// A dictionary of objects, under its name in Core Foundation.
public typealias CFDictionary = NSDictionary
/// A text, under its name in Core Foundation.
public typealias CFString = NSString
/// Bytes, under their name in Core Foundation.
public typealias CFData = NSData
/// An address, under its name in Core Foundation.
public typealias CFURL = NSURL
/// A number, under its name in Core Foundation.
public typealias CFNumber = NSNumber
/// An object of any type, under its name in Core Foundation.
public typealias CFTypeRef = AnyObject
/// Seconds since the first of January 2001, under their name in Core Foundation.
public typealias CFAbsoluteTime = Double

/// The number true.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// The number false.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

/// The present time, in seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
