import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { verifyPassword } from '@/partner-api/auth/passwords'
import { answerAccount, askServer } from '@/partner-api/host/account/accountChannel'
import { FolderInUseError, lockFolder } from '@/partner-api/host/database/folderLock'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'
import { thisProcess } from '@/partner-api/host/database/lockOwner'
import { StartError } from '@/partner-api/errors/startProblem'
import { ADMIN, apiOver } from '../fixtures'
import { newPglite } from '../stores/newPglite'

const root = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let made = 0
function newFolder(...parts: string[]): string {
  made += 1
  const folder = join(root, String(made), ...parts)
  mkdirSync(folder, { recursive: true })
  return folder
}
/** Writes the lock of a process that this test invents. */
const writeLock = (folder: string, number: number, owner: object) =>
  writeFileSync(join(folder, `lock.${number}`), JSON.stringify(owner))
const ELSEWHERE = { pid: 1, started: null, since: '2026-10-01T12:00:00.000Z', host: 'web-2', machine: 'another kernel' }
const NOBODY = 2 ** 22 + 1

const refusal = async (folder: string, options = {}): Promise<FolderInUseError> =>
  lockFolder(folder, options).then(
    () => expect.unreachable(),
    (error: FolderInUseError) => error,
  )

describe('the lock of a folder', () => {
  it('a process takes over the lock of a dead process, of an older process with the same pid, and a released lock, but never that of a running process', async () => {
    const folder = newFolder()
    writeLock(folder, 3, { pid: NOBODY, started: null })
    const { release } = await lockFolder(folder)
    expect((await refusal(folder)).message).toMatch(
      new RegExp(
        `sedang dipakai proses lain .pid ${process.pid} di host \\S+, sejak \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`,
      ),
    )
    release()
    const again = await lockFolder(folder)
    again.release()
    writeLock(folder, 99, { pid: process.pid, started: 'another boot:1' })
    if (existsSync('/proc/self/stat')) (await lockFolder(folder)).release()
    expect(readdirSync(folder).filter((name) => name.startsWith('lock')).length).toBeLessThanOrEqual(3)
  })
  it('a running server of an earlier version keeps its folder', async () => {
    const folder = newFolder()
    writeLock(folder, 1, { pid: process.pid, started: null, since: ELSEWHERE.since })
    expect(await refusal(folder)).toMatchObject({
      message: expect.stringMatching(/pid \d+, sejak 2026-10-01/),
      connect: null,
    })
  })
  it('a killed process of this machine is known at once, also when its pid is that of a running one', async () => {
    const folder = newFolder()
    writeLock(folder, 2, { ...ELSEWHERE, pid: process.pid, machine: thisProcess().machine })
    // A file that nobody listens at stays behind after kill -9.
    writeFileSync(join(folder, 'lock.2.sock'), '')
    let waited = false
    ;(await lockFolder(folder, { waiting: () => (waited = true) })).release()
    expect(waited).toBe(false)
  })
  it('a process elsewhere that touches its lock keeps the folder, and the refusal names its host', async () => {
    const folder = newFolder()
    writeLock(folder, 7, ELSEWHERE)
    const beat = setInterval(() => utimesSync(join(folder, 'lock.7'), new Date(), new Date()), 20)
    const { message, connect } = await refusal(folder, { pollMs: 10 })
    clearInterval(beat)
    expect(message).toMatch(/pid 1 di host web-2, sejak 2026-10-01 12:00 UTC[^]*on host web-2 since/)
    expect(connect).toBeNull()
    expect(existsSync(join(folder, 'lock.8'))).toBe(false)
  })
  it.each([
    ['a process elsewhere that has stopped touching its lock', JSON.stringify(ELSEWHERE)],
    ['a process whose lock a power cut left empty', ''],
    ['a process of a system that tells no machine', JSON.stringify({ ...ELSEWHERE, machine: null })],
  ])('%s loses the folder after a wait', async (_, text) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'lock.7'), text)
    let waited = false
    ;(await lockFolder(folder, { waiting: () => (waited = true), pollMs: 1 })).release()
    expect(waited).toBe(true)
  })
  it('a process that is about to listen is not taken for a dead one', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'lock.1'), '')
    setTimeout(() => writeLock(folder, 2, { ...ELSEWHERE, released: true }), 20)
    const { release } = await lockFolder(folder, { pollMs: 10 })
    expect(existsSync(join(folder, 'lock.3'))).toBe(true)
    release()
  })
  it('a folder with a long path has a socket, too, so that a second start is refused at once', async () => {
    const folder = newFolder('a'.repeat(90), 'b'.repeat(90))
    const { release } = await lockFolder(folder)
    expect((await refusal(folder)).connect).not.toBeNull()
    release()
  })
  it('a folder that cannot be made is refused in words', async () => {
    writeFileSync(join(root, 'file'), '')
    const failed = lockFolder(join(root, 'file', 'data'))
    await expect(failed).rejects.toThrow(StartError)
    await expect(failed).rejects.toThrow(/adalah file, bukan folder/)
  })
})

describe('a server whose folder another process has taken', () => {
  it('sends nothing to its database any more, not even at its end', async () => {
    const folder = newFolder()
    const { check, release } = await lockFolder(folder)
    const store = await createPostgresStore(await newPglite({ guard: check }))
    await store.insertMitra({ name: 'Sebelum' })
    writeLock(folder, 2, ELSEWHERE)
    await expect(store.insertMitra({ name: 'Sesudah' })).rejects.toMatchObject({ cause: expect.any(FolderInUseError) })
    await expect(store.transaction((tx) => tx.insertMitra({ name: 'Sesudah' }))).rejects.toThrow()
    await expect(store.close()).rejects.toThrow(/web-2/)
    release()
    expect(readdirSync(folder).filter((name) => /^lock\.\d+$/.test(name))).toEqual(['lock.1', 'lock.2'])
    rmSync(join(folder, 'lock.2'))
    expect(await store.findMitra(1)).toMatchObject({ name: 'Sebelum' })
    expect(await store.findMitra(2)).toBeNull()
    await store.close()
  }, 60_000)
})

describe('an account command beside the server of the folder', () => {
  const commandOn = async (store: Store | null) => {
    const folder = newFolder()
    const { release } = await lockFolder(folder, { heard: (socket) => void answerAccount(socket, store) })
    const printed: string[] = []
    const ask = async (password: string, ...args: string[]) => {
      const { connect } = await refusal(folder)
      if (!connect) throw new Error('no socket')
      await askServer(connect(), args, { newPassword: async () => password, print: (line) => void printed.push(line) })
    }
    return { ask, printed, release }
  }
  it('is carried out by the server, which asks for the password and says what was done', async () => {
    const store = createMemoryStore()
    await apiOver(store)
    const { ask, printed, release } = await commandOn(store)
    await ask('jalan setapak ke laut', 'password', '--email', ADMIN)
    expect(printed).toEqual([expect.stringMatching(/sudah diganti/)])
    const hash = async () => (await store.findUserByEmail(ADMIN))?.passwordHash ?? ''
    expect(await verifyPassword('jalan setapak ke laut', await hash())).toBe(true)
    expect(await store.listAudit({ event: 'password' }, 1)).toMatchObject([{ userName: 'shell', label: ADMIN }])

    const kept = await hash()
    await expect(ask('pendek', 'password', '--email', ADMIN)).rejects.toThrow(StartError)
    await expect(ask('', 'password', '--email', 'tiada@a.co')).rejects.toThrow(/Tidak ada akun/)
    await expect(ask('', 'hapus')).rejects.toThrow(/Tidak ada "account hapus"/)
    expect(await hash()).toBe(kept)
    release()
  })
  it('is told that a server which still starts is not ready', async () => {
    const { ask, release } = await commandOn(null)
    await expect(ask('', 'list')).rejects.toThrow(/belum siap/)
    release()
  })
  it('is told when the server ends before it has answered, because nobody knows then what was done', async () => {
    const folder = newFolder()
    const { release } = await lockFolder(folder)
    const { connect } = await refusal(folder)
    if (!connect) throw new Error('no socket')
    const io = { newPassword: async () => '', print: () => undefined }
    await expect(askServer(connect(), ['list'], io)).rejects.toThrow(/tidak menjawab/)
    release()
  })
})
