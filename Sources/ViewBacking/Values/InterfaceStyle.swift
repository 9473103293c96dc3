/// Whether a desktop shows dark text on a light background or light text on a dark one.
package enum InterfaceStyle: Hashable, Sendable { case light, dark }
