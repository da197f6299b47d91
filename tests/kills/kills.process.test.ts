import { afterAll, describe, expect, it } from 'vitest'
import { seededRandom } from '@/partner-api/seed/packages'
import { hasPostgres } from '../partner-api/stores/scratchPostgres'
import { apiOf, signIn } from './api'
import { checkAfterKill, checkAll, checkTables, nothingFound } from './checks'
import { seededPglite, seededPostgres, type SeededDatabase } from './databases'
import { newLedger, saveAway, type Ledger } from './saves'
import { killAll, killWhileStarting, startServerProcess, type ServerProcess } from './serverProcess'

/** The number of kills on each database. `npm run test:kills` sets 20. */
const KILLS = Number(process.env.KILLS ?? 2)
const SEED = Number(process.env.KILLS_SEED ?? 1447)
const PEOPLE = 6

if (!hasPostgres) console.warn('Kills on PostgreSQL: skipped, no PostgreSQL binaries on this machine')

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Waits for this many acknowledged saves, but at most 10 s in case the saves stop. */
async function until(acknowledged: number, ledger: Ledger) {
  for (let waited = 0; ledger.acknowledged < acknowledged && waited < 10_000; waited += 5) await wait(5)
}

const figures: string[] = []
const cleanUps: (() => Promise<void>)[] = []
afterAll(async () => {
  await killAll()
  for (const cleanUp of cleanUps) await cleanUp()
  console.log(`Kills under load: ${figures.join('; ')}`)
}, 30_000)

/** Lets several people save at the same time, and kills the server meanwhile. */
async function killUnderLoad(
  server: ServerProcess,
  token: string,
  ledger: Ledger,
  round: number,
  newBody: SeededDatabase['newBody'],
): Promise<void> {
  const random = seededRandom(SEED * 1000 + round)
  const call = apiOf(server.url, token)
  const people = Promise.all(
    Array.from({ length: PEOPLE }, (_, number) =>
      saveAway(call, ledger, { number, random: seededRandom(SEED + round * 100 + number), newBody }, round),
    ),
  )
  // Catches an error before the kill, so that it fails the test and not the whole process.
  const outcome = people.then(
    () => null,
    (error: unknown) => error,
  )
  await until(ledger.acknowledged + random.between(PEOPLE, 10 * PEOPLE), ledger)
  await wait(random.between(0, 40))
  await server.kill()
  const error = await outcome
  if (error) throw error
}

let last: Promise<unknown> = Promise.resolve()
/**
 * The databases of this process are opened and read one after another. PGlite keeps the process busy for seconds without a
 * pause, and a connection to PostgreSQL that begins meanwhile gives up after three.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

// Side by side, because each waits for its processes most of the time.
describe.concurrent.each([
  ['PGlite', seededPglite, true],
  ['PostgreSQL', seededPostgres, hasPostgres],
] as const)('the server on %s', (name, seeded, isHere) => {
  it.skipIf(!isHere)(
    `the server loses no acknowledged save and saves nothing twice when it is killed ${KILLS} times during saves`,
    { timeout: 120_000 + KILLS * 20_000, retry: 0 },
    async () => {
      const { env, newBody, open, remove } = await inTurn(seeded)
      cleanUps.push(remove)
      const [ledger, findings] = [newLedger(), nothingFound()]
      let [server, whileStarting] = [await startServerProcess(env), 0]
      const token = await signIn(server.url)
      for (let round = 1; round <= KILLS; round += 1) {
        await killUnderLoad(server, token, ledger, round, newBody)
        // After every second kill the next server is killed too, while it recovers the database.
        if (round % 2 === 0) {
          await killWhileStarting(env, seededRandom(SEED + round).between(150, 900))
          whileStarting += 1
        }
        server = await startServerProcess(env)
        await checkAfterKill(apiOf(server.url, token), ledger, findings)
      }
      await checkAll(apiOf(server.url, token), ledger, findings)
      expect(await server.stop()).toBe(0)
      await inTurn(async () => checkTables(await open(), findings))
      figures.push(
        `${name}: ${KILLS} kills and ${whileStarting} while starting, ${ledger.acknowledged} acknowledged saves, ${findings.lost.length} lost, ${findings.doubled.length} doubled`,
      )
      expect([findings, ledger.strange]).toEqual([nothingFound(), []])
      expect(ledger.acknowledged).toBeGreaterThanOrEqual(KILLS * PEOPLE)
    },
  )
})
