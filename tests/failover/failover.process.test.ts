import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '@/partner-api/postgres/database'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { seedStore } from '@/partner-api/seed/seedStore'
import { seededRandom } from '@/partner-api/seed/packages'
import { apiOf, signIn } from '../kills/api'
import { checkAll, checkTables, count, nothingFound } from '../kills/checks'
import { bodiesFrom, seed, type SeededDatabase } from '../kills/databases'
import { newLedger } from '../kills/saves'
import { killAll, startServerProcess, type ServerProcess } from '../kills/serverProcess'
import { hasPostgres, unprivileged } from '../partner-api/stores/scratchPostgres'
import { hasPgBouncer, pgBouncer } from './pgBouncer'
import { postgresNodes } from './postgresNodes'
import { saveUntilOver, type Load } from './savers'

/** The rounds, each with three kills. `npm run test:failover` sets 20. */
const ROUNDS = Number(process.env.FAILOVERS ?? 1)
const PEOPLE = 6
const PROCESSES = 3

const isHere = hasPostgres && hasPgBouncer
if (!isHere) console.warn('Failover: skipped, it needs PostgreSQL and PgBouncer (Debian: apt-get install pgbouncer)')

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe.skipIf(!isHere)('an API of three processes over a database that fails over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failover-'))
  const nodes = postgresNodes(folder)
  const pooler = pgBouncer(folder)
  const processes: ServerProcess[] = []
  let newBody: SeededDatabase['newBody']

  const startProcess = () =>
    startServerProcess({ DATABASE_URL: nodes.through(pooler.port), DATABASE_MIGRATE_URL: nodes.both(), SEED: 'none' })

  beforeAll(async () => {
    const { uid, gid } = unprivileged()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    await nodes.begin()
    const store = await openPostgresStore(nodes.direct())
    await seedStore(store, seed)
    newBody = await bodiesFrom(store)
    await nodes.addStandby()
    await pooler.start(nodes.port())
    processes.push(...(await Promise.all(Array.from({ length: PROCESSES }, startProcess))))
  }, 120_000)
  afterAll(async () => {
    await killAll()
    await pooler.kill()
    await nodes.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 30_000)

  it(
    `no save is lost or doubled while primary, API process and PgBouncer are each killed ${ROUNDS} times`,
    { timeout: 120_000 + ROUNDS * 60_000, retry: 0 },
    async () => {
      let over = false
      const load: Load = {
        urls: () => processes.map(({ url }) => url),
        token: await signIn(processes[0]?.url ?? ''),
        ledger: newLedger(),
        acknowledgedAt: [],
        refused: 0,
        isOver: () => over || load.ledger.strange.length > 0,
      }
      const people = Array.from({ length: PEOPLE }, (_, number) =>
        saveUntilOver(load, { number, random: seededRandom(number + 1), newBody }),
      )
      const pauses = { primary: [] as number[], process: [] as number[], pooler: [] as number[] }

      /** Waits for saves before and after a kill, and notes the longest time without one. */
      async function during(kind: keyof typeof pauses, kill: () => Promise<void>): Promise<void> {
        const { acknowledgedAt } = load
        const enough = async (more: number) => {
          const wanted = acknowledgedAt.length + more
          while (acknowledgedAt.length < wanted && !load.isOver()) await wait(5)
        }
        await enough(5 * PEOPLE)
        const from = acknowledgedAt.length - 1
        await kill()
        await enough(5 * PEOPLE)
        const times = acknowledgedAt.slice(from)
        pauses[kind].push(Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time))))
      }

      for (let round = 0; round < ROUNDS; round += 1) {
        await during('primary', async () => {
          await nodes.killPrimary()
          await nodes.promote()
          pooler.point(nodes.port())
        })
        await nodes.addStandby()
        await during('process', async () => {
          const at = round % PROCESSES
          await processes[at]?.kill()
          processes[at] = await startProcess()
        })
        await during('pooler', async () => {
          await pooler.kill()
          await pooler.start(nodes.port())
        })
      }
      over = true
      await Promise.all(people)

      const findings = nothingFound()
      const call = apiOf(load.urls()[0] ?? '', load.token)
      await checkAll(call, load.ledger, findings)
      for (const url of load.urls()) await count(apiOf(url, load.token), load.ledger, findings)
      await checkTables(await openPostgres(nodes.direct()), findings)
      const told = Object.entries(pauses).map(
        ([kind, times]) => `${kind} ${seconds(median(times))}, at most ${seconds(Math.max(...times))}`,
      )
      console.log(
        `Failover: ${ROUNDS} rounds, ${load.ledger.acknowledged} acknowledged saves, ${findings.lost.length} lost, ${findings.doubled.length} doubled, ${load.refused} answers 503; without a save after a kill: ${told.join('; ')}`,
      )
      if (load.ledger.strange.length > 0)
        console.log(
          processes
            .map((one) => one.said())
            .join('\n')
            .slice(-20_000),
        )
      expect([findings, load.ledger.strange]).toEqual([nothingFound(), []])
      expect(processes.every((one) => one.isRunning())).toBe(true)
    },
  )

  it.each(['standby', 'primary'] as const)('an address that names the %s first leads to the primary', async (first) => {
    const store = await openPostgresStore(nodes.both(first), {}, { prepared: true })
    expect(await store.insertMitra({ name: `Lewat ${first}` })).toBeGreaterThan(0)
    for (let times = 0; times < 2; times += 1)
      expect((await store.listPackages({ scope: 'all', q: '', page: 1, perPage: 5 })).rows).toHaveLength(5)
    await store.close()
  })
})
