import { spawnSync } from 'node:child_process'
import { ROOT, Trouble } from '../../../src/commands/lib/processes.mjs'
import { number, printTable } from '../report.mjs'

/** The goal for 100,000 packages (docs/speed.md). It is printed, and nothing fails by it. */
const GOAL = { packages: 100_000, seconds: 60 }

function besideGoal({ packages, seconds }) {
  if (packages < GOAL.packages) return '–'
  return `under ${GOAL.seconds}: ${seconds < GOAL.seconds ? 'reached' : 'missed'}`
}

/** Measures backup and restore of the largest number of packages, on PGlite and, where there is one, on PostgreSQL. */
export function benchBackup({ packages }) {
  const most = Math.max(...packages)
  console.error(`Backup and restore, ${most} packages …`)
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/backup.ts', String(most)], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '' },
  })
  if (status !== 0) throw new Trouble('The benchmark of backups failed: see its message above.')
  const figures = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  printTable(
    'Backup and restore',
    ['what', 'packages', 'seconds', 'goal', 'processor s', 'file MB', 'peak memory MB'],
    figures.map(({ what, packages: count, seconds, processor, megabytes, memory }) => [
      what,
      count,
      number(seconds, 1),
      besideGoal({ packages: count, seconds }),
      number(processor, 1),
      number(megabytes, 1),
      number(memory),
    ]),
    ['Processor time and memory are those of the command. The processes of PostgreSQL are not counted.'],
  )
}
