import type { BackupHeader } from '@/partner-api/stores/upkeepStore'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { backup, restore } from '@/partner-api/host/backupCommands'
import { placesIn } from '@/partner-api/host/database/dataFolder'
import { lockFolder } from '@/partner-api/host/database/folderLock'
import { openPglite } from '@/partner-api/postgres/database'
import { programIn } from '@/partner-api/errors/startProblem'
import { unzippedFile, writeBackupFile } from '@/partner-api/host/zippedBackup'
import { FAST } from '../fixtures'
import { newDataFolder } from '../stores/newPglite'
import { contentsOf, withoutLeftOut } from './moves'

const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
const at = (name: string) => join(scratch, name)
const header = { tables: [] } as unknown as BackupHeader
const program = programIn('.')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

describe('the file of a backup', () => {
  it('only its owner can read the file, which has its name when it is complete', async () => {
    const file = at('satu.gz')
    const { bytes } = await writeBackupFile(file, async (write) => {
      for (const letter of 'abc') await write(letter.repeat(100_000))
      // The stream opens its file in another thread.
      await vi.waitFor(() => expect(existsSync(`${file}.part`)).toBe(true))
      expect(existsSync(file)).toBe(false)
      return header
    })
    expect(gunzipSync(readFileSync(file)).toString()).toBe(
      'a'.repeat(100_000) + 'b'.repeat(100_000) + 'c'.repeat(100_000),
    )
    expect([statSync(file).mode & 0o777, statSync(file).size]).toEqual([0o600, bytes])
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  it('a file that exists is not overwritten, also when it appears while the backup is written', async () => {
    writeFileSync(at('ada.gz'), 'lama')
    await expect(writeBackupFile(at('ada.gz'), async () => header)).rejects.toThrow(/sudah ada/)
    const late = writeBackupFile(at('muncul.gz'), async () => {
      writeFileSync(at('muncul.gz'), 'lebih dulu')
      return header
    })
    await expect(late).rejects.toThrow(/sudah ada/)
    expect([readFileSync(at('ada.gz'), 'utf8'), readFileSync(at('muncul.gz'), 'utf8')]).toEqual(['lama', 'lebih dulu'])
  })

  it('a backup that fails leaves no file, and the rest of a killed one does not stop the next', async () => {
    writeFileSync(`${at('dua.gz')}.part`, 'sisa')
    const failing = writeBackupFile(at('dua.gz'), async (write) => {
      await write('x')
      throw new Error('gagal')
    })
    await expect(failing).rejects.toThrow('gagal')
    await expect(writeBackupFile(at('tidak/ada/tiga.gz'), async () => header)).rejects.toThrow(/ENOENT/)
    expect(readdirSync(scratch).filter((name) => name.startsWith('dua'))).toEqual([])
  })

  it('a file that the browser has unzipped is read as it is', async () => {
    writeFileSync(at('safari.jsonl'), `{"format":"x"}\n${'[1]\n'.repeat(200_000)}`)
    const pieces: Buffer[] = []
    for await (const piece of unzippedFile(at('safari.jsonl'))) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(readFileSync(at('safari.jsonl')))).toBe(true)
  })

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['no gzip', Buffer.from('bukan gzip')],
    ['half of a gzip file', gzipSync(Buffer.from('abc'.repeat(1000))).subarray(0, 20)],
  ])('%s is refused in words', async (_, bytes) => {
    writeFileSync(at('rusak.gz'), bytes)
    await expect(pipeline(unzippedFile(at('rusak.gz')), new PassThrough().resume())).rejects.toThrow(
      /rusak atau terpotong: bukan gzip yang utuh/,
    )
  })
})

describe('the commands on the embedded database', () => {
  const [first, second] = [at('data'), at('data-baru')]
  const silent = () => vi.spyOn(console, 'log').mockImplementation(() => undefined)
  beforeAll(async () => {
    await (await newDataFolder(first, { iterations: FAST, packages: [1, 1] })).close()
    vi.stubEnv('DATABASE_URL', '')
  }, 120_000)

  const run = async (command: typeof backup, dataDir: string, ...args: string[]) => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATA_DIR', dataDir)
    await command(program, args)
  }

  it('a backup of one data folder is restored into a new one, and the person reads what was done', async () => {
    const said = silent()
    await run(backup, first, at('malam.gz'))
    await run(restore, second, at('malam.gz'))
    expect(said.mock.calls.flat().join('\n')).toMatch(
      /Cadangan selesai: .*\([1-9][\d.]*,\d [KM]B; .*baris[^]*Pemulihan selesai/,
    )
    expect(existsSync(placesIn(second).ready)).toBe(true)
    const [before, after] = await Promise.all([first, second].map((folder) => openPglite(placesIn(folder).database)))
    const { audit = [], ...others } = withoutLeftOut(await contentsOf(before!.db))
    // The row about a backup is written when its file is whole.
    const isAboutIt = (row: string) => row.includes('Perintah di server') && row.includes('malam.gz')
    expect(audit.filter(isAboutIt)).toHaveLength(1)
    const kept = audit.filter((row) => !isAboutIt(row))
    expect(await contentsOf(after!.db)).toEqual({ ...others, audit: kept })
    await Promise.all([before?.close(), after?.close()])
    await expect(run(restore, second, at('malam.gz'))).rejects.toThrow(/tidak kosong/)
  }, 120_000)

  it('a damaged backup leaves no database in a new data folder', async () => {
    writeFileSync(at('rusak.gz'), gzipSync(gunzipSync(readFileSync(at('malam.gz'))).subarray(0, 3000)))
    await expect(run(restore, at('data-rusak'), at('rusak.gz'))).rejects.toThrow(/rusak/)
    expect(readdirSync(at('data-rusak')).filter((name) => name.startsWith('pglite'))).toEqual([])
  }, 120_000)

  it('a data folder in use is refused, and the person is told what to do', async () => {
    const { release } = await lockFolder(first)
    await expect(run(backup, first, at('pakai.gz'))).rejects.toThrow(/sedang dipakai[^]*Unduh cadangan/)
    await expect(run(restore, first, at('malam.gz'))).rejects.toThrow(/sedang dipakai[^]*Hentikan server/)
    release()
    expect(existsSync(at('pakai.gz'))).toBe(false)
  })

  it('a missing database and a missing or second file name are refused in words', async () => {
    await expect(run(backup, at('kosong'), at('x.gz'))).rejects.toThrow(/Tidak ada database/)
    for (const args of [[], ['a', 'b'], ['--help']])
      await expect(run(backup, first, ...args)).rejects.toThrow(/Sebut satu berkas/)
    await expect(run(restore, at('baru'), at('tidak-ada.gz'))).rejects.toThrow(/tidak ada/)
  })
})
