public import Foundation

// MARK: Classes

/// The class of an item: a key of queries.
public nonisolated(unsafe) let kSecClass: CFString = NSString(string: "class")
/// A password. Its account, service and access group identify it.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = NSString(string: "genp")
/// A password of a server. Its account, server, path, port, protocol, domain, kind of authentication and access group identify it.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = NSString(string: "inet")

// MARK: Attributes

/// The name of the account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = NSString(string: "acct")
/// The name of the service.
public nonisolated(unsafe) let kSecAttrService: CFString = NSString(string: "svce")
/// The name or address of the server.
public nonisolated(unsafe) let kSecAttrServer: CFString = NSString(string: "srvr")
/// A name for people.
public nonisolated(unsafe) let kSecAttrLabel: CFString = NSString(string: "labl")
/// The kind of the item, for people.
public nonisolated(unsafe) let kSecAttrDescription: CFString = NSString(string: "desc")
/// A comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = NSString(string: "icmt")
/// Data of the app.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = NSString(string: "gena")
/// A number for the type.
public nonisolated(unsafe) let kSecAttrType: CFString = NSString(string: "type")
/// A number for the creator.
public nonisolated(unsafe) let kSecAttrCreator: CFString = NSString(string: "crtr")
/// Whether the item is not for people.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = NSString(string: "invi")
/// Whether there is no password in the item.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = NSString(string: "nega")
/// The path on the server.
public nonisolated(unsafe) let kSecAttrPath: CFString = NSString(string: "path")
/// The port of the server.
public nonisolated(unsafe) let kSecAttrPort: CFString = NSString(string: "port")
/// The protocol of the server.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = NSString(string: "ptcl")
/// The domain of the server.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = NSString(string: "sdmn")
/// The kind of authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = NSString(string: "atyp")
/// When the item was added. The keychain sets it.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = NSString(string: "cdat")
/// When the item was changed. The keychain sets it.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = NSString(string: "mdat")
/// The group of apps that have the item.
///
/// Differs from Apple: each app has a keychain of its own, which can have items of any group. Default: the identifier of the bundle.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = NSString(string: "agrp")
/// Whether the item is on all devices of the user.
///
/// Differs from Apple: the item is on this device alone. As on a device, only queries with this key find it.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = NSString(string: "sync")
/// Queries find items whether or not they are on all devices.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = NSString(string: "syna")
/// When the item can be read.
///
/// Differs from Apple: it can always be read; the value is kept. Default: ``kSecAttrAccessibleWhenUnlocked``.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = NSString(string: "pdmn")

// MARK: Values of `kSecAttrAccessible`

/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = NSString(string: "ak")
/// After the device has been unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = NSString(string: "ck")
/// While the device is unlocked and has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = NSString(string: "akpu")
/// While the device is unlocked, on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = NSString(string: "aku")
/// After the device has been unlocked once, on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = NSString(string: "cku")

// MARK: Values of `kSecAttrProtocol`

/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = NSString(string: "http")
/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = NSString(string: "htps")
/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = NSString(string: "ftp ")
/// SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = NSString(string: "ssh ")
/// SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = NSString(string: "smtp")
/// IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = NSString(string: "imap")

// MARK: Values of `kSecAttrAuthenticationType`

/// As the server does by default.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = NSString(string: "dflt")
/// The basic one of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = NSString(string: "http")
/// By digests, of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = NSString(string: "httd")
/// A form of a page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = NSString(string: "form")

// MARK: Values and results

/// The secret, as data.
public nonisolated(unsafe) let kSecValueData: CFString = NSString(string: "v_Data")
/// The data that identify an item, which a query has returned.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = NSString(string: "v_PersistentRef")
/// Whether the secret is returned.
public nonisolated(unsafe) let kSecReturnData: CFString = NSString(string: "r_Data")
/// Whether the attributes are returned, in a dictionary; with the secret, that is in it.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = NSString(string: "r_Attributes")
/// Whether data are returned that identify the item.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = NSString(string: "r_PersistentRef")
/// The largest number of results. Default: ``kSecMatchLimitOne``.
public nonisolated(unsafe) let kSecMatchLimit: CFString = NSString(string: "m_Limit")
/// One result, as itself.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = NSString(string: "m_LimitOne")
/// All results, as an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = NSString(string: "m_LimitAll")
/// Whether the keychain is that of iOS. It always is.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = NSString(string: "nleg")
