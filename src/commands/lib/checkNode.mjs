// Runs before all else, and on any Node that people have: an old one would end in a stack that says nothing.
const NEEDED = '20.19'
const [[major, minor], [leastMajor, leastMinor]] = [process.versions.node, NEEDED].map((version) =>
  version.split('.').map(Number),
)
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `Perlu Node ${NEEDED} atau lebih baru; ini Node ${process.versions.node}. Pasang yang lebih baru, lalu jalankan lagi.\nNode ${NEEDED} or newer is needed.`,
  )
  process.exit(1)
}
