/// The version of the protocol between device and app. Both sides refuse a peer of another version.
public let wireProtocolVersion = 7
