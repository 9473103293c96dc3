@_exported import struct SceneSystem.DeviceProfile
@_exported import struct SceneTrace.TraceEvent
