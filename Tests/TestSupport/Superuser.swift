import Foundation

/// Whether the process may do what only the superuser may, such as giving files away.
package let isSuperuser = geteuid() == 0
