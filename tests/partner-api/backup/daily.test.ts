import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepBackups, outdated } from '@/partner-api/host/dailyBackup'
import { quietLog, type LogFields } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { BackupHeader, BackupStore, WriteText } from '@/partner-api/stores/upkeepStore'
import { addDays } from '@/domain/values/dates'

const HOUR = 60 * 60_000
const fileOf = (day: string) => `umroh-${day}.jsonl.gz`
const header = { tables: [] } as unknown as BackupHeader

describe('what a folder of daily backups keeps', () => {
  const days = (from: string, count: number) => Array.from({ length: count }, (_, n) => fileOf(addDays(from, n)))
  const kept = (names: string[]) => names.filter((name) => !outdated(names).includes(name))

  it('after two years the newest fourteen and the first of the newest twelve months are left', () => {
    const left = kept(days('2025-01-01', 730))
    expect(left.slice(-14)).toEqual(days('2026-12-18', 14))
    expect(left.slice(0, -14)).toEqual(
      Array.from({ length: 12 }, (_, month) => fileOf(`2026-${String(month + 1).padStart(2, '0')}-01`)),
    )
  })

  it('a file of another name stays, and what a killed process began goes', () => {
    const others = ['catatan.txt', 'umroh-20261122.jsonl.gz', 'umroh-2026-11-22.jsonl.gz.enc']
    expect(outdated([...others, `${fileOf('2026-11-22')}.part`])).toEqual([`${fileOf('2026-11-22')}.part`])
  })

  it('day by day nothing is lost that is kept at once, and the newest always stays', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(1200), { minLength: 1, maxLength: 200 }), (numbers) => {
        const names = numbers.toSorted((a, b) => a - b).map((n) => fileOf(addDays('2025-01-01', n)))
        let folder: string[] = []
        for (const name of names) folder = kept([...folder, name])
        expect(folder).toContain(names.at(-1))
        expect(folder.length).toBeLessThanOrEqual(26)
        expect(folder).toEqual(kept(names))
      }),
    )
  })
})

describe('the daily backup', () => {
  let folder: string
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'daily-')), 'cadangan')
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-22T10:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(join(folder, '..'), { recursive: true, force: true })
  })

  function server(store = createMemoryStore(), write = async (say: WriteText) => void (await say('isi\n'))) {
    const lines: [string, LogFields?][] = []
    const noted = (event: string, fields?: LogFields) => void lines.push([event, fields])
    const writeBackup = vi.fn<NonNullable<BackupStore['writeBackup']>>(async (say) => {
      await write(say)
      return header
    })
    const log = { ...quietLog, info: noted, error: noted }
    const end = keepBackups({ ...store, writeBackup }, folder, log)
    return { store, lines, writeBackup, end, events: () => lines.map(([event]) => event) }
  }
  const exportsOf = async ({ store }: ReturnType<typeof server>) =>
    (await store.listAudit({ resource: 'backup', event: 'export' }, 9)).map(({ label, userName }) => [label, userName])
  const files = () => (existsSync(folder) ? readdirSync(folder).sort() : [])

  it('is made at the start and on each new day of Jakarta, for its owner alone, and is noted in the audit', async () => {
    const one = server()
    await vi.waitFor(() => expect(one.events()).toEqual(['backup.made']))
    const file = join(folder, fileOf('2026-11-22'))
    expect([gunzipSync(readFileSync(file)).toString(), statSync(file).mode & 0o777]).toEqual(['isi\n', 0o600])
    expect(await exportsOf(one)).toEqual([[fileOf('2026-11-22'), 'Cadangan harian']])
    for (let hour = 0; hour < 6; hour += 1) await vi.advanceTimersByTimeAsync(HOUR)
    expect(one.writeBackup).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(HOUR)
    await vi.waitFor(() => expect(files()).toEqual([fileOf('2026-11-22'), fileOf('2026-11-23')]))
    await one.end()
  })

  it('two servers over one database make one, and a server that starts again makes none', async () => {
    const one = server()
    const two = server(one.store)
    await vi.waitFor(() => expect([...one.events(), ...two.events()]).toEqual(['backup.made']))
    await Promise.all([one.end(), two.end()])
    const again = server(one.store)
    await again.end()
    expect([one, two, again].flatMap(({ writeBackup }) => writeBackup.mock.calls)).toHaveLength(1)
    expect(await exportsOf(one)).toHaveLength(1)
  })

  it('a failure is one line, leaves no file, and is mended an hour later', async () => {
    let isFull = true
    const one = server(createMemoryStore(), async (say) => {
      await say('separuh')
      if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    })
    await vi.waitFor(() => expect(one.events()).toEqual(['backup.failed']))
    expect(one.lines[0]?.[1]).toMatchObject({ text: expect.stringContaining('BACKUP_DIR'), error: { code: 'ENOSPC' } })
    expect([files(), await exportsOf(one)]).toEqual([[], []])
    isFull = false
    await vi.advanceTimersByTimeAsync(HOUR)
    await vi.waitFor(() => expect(one.events()).toEqual(['backup.failed', 'backup.made']))
    await one.end()
  })

  it('a folder that nobody may write is one line, too', async () => {
    writeFileSync(folder, 'a file')
    chmodSync(folder, 0o400)
    const one = server()
    await vi.waitFor(() => expect(one.events()).toEqual(['backup.failed']))
    await one.end()
  })

  it('a file that a killed process left whole is noted, and no second one is made', async () => {
    const first = server()
    await vi.waitFor(() => expect(first.events()).toEqual(['backup.made']))
    await first.end()
    const second = server()
    await vi.waitFor(() => expect(second.events()).toEqual(['backup.made']))
    expect(second.writeBackup).not.toHaveBeenCalled()
    await second.end()
  })

  it('the end of the server stops a backup that is under way, which is no failure and leaves nothing', async () => {
    const one = server()
    await vi.waitFor(() => expect(one.events()).toEqual(['backup.made']))
    one.writeBackup.mockImplementation((_say, watch) => {
      return new Promise((_, reject) => watch?.signal?.addEventListener('abort', () => reject(new Error('stopped'))))
    })
    vi.setSystemTime(Date.now() + 24 * HOUR)
    await vi.advanceTimersByTimeAsync(HOUR)
    await vi.waitFor(() => expect(one.writeBackup).toHaveBeenCalledTimes(2))
    await one.end()
    expect(one.events()).toEqual(['backup.made'])
    expect(files()).toEqual([fileOf('2026-11-22')])
    const next = server(one.store)
    await vi.waitFor(() => expect(next.events()).toEqual(['backup.made']))
    await next.end()
  })

  it('without BACKUP_DIR nothing is done', async () => {
    const store = createMemoryStore()
    const findTries = vi.spyOn(store, 'findTries')
    await keepBackups(store, null, quietLog)()
    expect(findTries).not.toHaveBeenCalled()
  })
})
