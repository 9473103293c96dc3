import NIOCore

/// What all parts of the service use. It is used on the event loop alone.
struct ServiceContext {
  let eventLoop: any EventLoop
  let configuration: HandoffServiceConfiguration
  let limits: ServiceLimits
  let log: ServiceLog
  /// The name of this device that other ones show.
  let name: String

  /// The time that the engine is given, in seconds.
  var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }
}
