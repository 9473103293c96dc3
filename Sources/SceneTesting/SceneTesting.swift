@_exported import struct SceneSystem.DeviceProfile
@_exported import struct SceneTrace.TraceEvent
@_exported import enum SceneTrace.TimelineFormat
