/**
 * `node share.mjs <ms> <pid> …` lets the processes run one after another, each for `ms` of every 20 ms, and stops them
 * in between. It lets them all run before it ends.
 */
const PERIOD_MS = 20

const [ms, ...pids] = process.argv.slice(2).map(Number)
const signal = (name, pid) => {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended.
  }
}
const later = (wait) => new Promise((resolve) => setTimeout(resolve, wait))

function end() {
  for (const pid of pids) signal('SIGCONT', pid)
  process.exit(0)
}
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, end)
process.on('disconnect', end)

for (;;) {
  for (const pid of pids) {
    signal('SIGCONT', pid)
    await later(ms)
    signal('SIGSTOP', pid)
  }
  await later(PERIOD_MS - ms * pids.length)
}
