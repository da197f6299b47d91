import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { Store } from '@/partner-api/stores/store'
import type { PrepareBackup } from '@/partner-api/routes/service/serviceRoutes'
import { backupPreparer } from '@/partner-api/host/zippedBackup'
import { restoreInto } from '../backup/moves'
import { ADMIN, apiOver, SITI, type Api } from '../fixtures'
import { newPglite, reusedPgliteStore } from '../stores/newPglite'

const PATH = '/partner/backup'
const download = ({ api }: Pick<Api, 'api'>, token: string) =>
  api.request(`http://api.test/api${PATH}`, { headers: { authorization: `Bearer ${token}` } })
const scratch = () => readdirSync(tmpdir()).filter((name) => name.startsWith('umroh-mitra-'))

/** A backup that is not a real one: the rules of the route do not depend on its content. */
const letters: PrepareBackup = async () => ({
  madeAt: '2026-11-22T01:30:00.000Z',
  size: 3,
  bytes: () => new Blob(['abc']).stream(),
})

describe('GET /partner/backup over any store', () => {
  it('the permission alone, without the role of an admin, gives no backup', async () => {
    const { api, login, store } = await apiOver(createMemoryStore(), { prepareBackup: letters })
    const { passwordHash = '', mitraId = null } = (await store.findUserByEmail(SITI)) ?? {}
    const rights = { roles: ['mitra'], permissions: ['backup.download'] }
    await store.insertUser({ name: 'x', email: 'x@a.co', passwordHash, mitraId, ...rights })
    expect((await download({ api }, await login('x@a.co'))).status).toBe(403)
  })
  it('an admin gets the file under a name with its time, and the audit says who took it', async () => {
    const api = await apiOver(createMemoryStore(), { prepareBackup: letters })
    const { call, login, store } = api
    const token = await login(ADMIN)
    const answer = await download(api, token)
    expect([answer.status, await answer.text()]).toEqual([200, 'abc'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': '3',
      'content-disposition': 'attachment; filename="cadangan-20261122-0130.jsonl.gz"',
      'cache-control': 'no-store',
    })
    const told = { userName: expect.any(String), label: 'cadangan-20261122-0130.jsonl.gz', after: { bytes: 3 } }
    expect(await store.listAudit({ resource: 'backup' }, 9)).toMatchObject([
      { ...told, event: 'export' },
      { ...told, event: 'create' },
    ])
    expect((await call('GET', '/partner/me', { token })).body.features).toContain('backup')
  })

  it('a download that is stopped or breaks off is in the audit as begun, and not as a backup that was taken', async () => {
    let isBroken = false
    const stopped = vi.fn<(reason: unknown) => void>()
    const bytes = () =>
      new ReadableStream<Uint8Array>({
        pull: (sent) => (isBroken ? sent.error(new Error('putus')) : sent.enqueue(Uint8Array.of(97))),
        cancel: stopped,
      })
    const prepareBackup: PrepareBackup = async (signal) => ({ ...(await letters(signal)), bytes })
    const api = await apiOver(createMemoryStore(), { prepareBackup })
    const token = await api.login(ADMIN)
    const events = async () => (await api.store.listAudit({ resource: 'backup' }, 9)).map(({ event }) => event)
    const reader = (await download(api, token)).body?.getReader()
    await reader?.read()
    expect(await events()).toEqual(['create'])
    await reader?.cancel('berhenti')
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith('berhenti'))
    isBroken = true
    await expect((await download(api, token)).text()).rejects.toThrow('putus')
    expect(await events()).toEqual(['create', 'create'])
  })

  it('a backup takes the permission backup.download; without it nothing is prepared', async () => {
    let prepared = 0
    const prepareBackup: PrepareBackup = (signal) => {
      prepared += 1
      return letters(signal)
    }
    const { call, login, store } = await apiOver(createMemoryStore(), { prepareBackup })
    expect((await call('GET', PATH)).status).toBe(401)
    expect((await call('GET', PATH, { token: await login(SITI) })).status).toBe(403)
    expect([prepared, await store.listAudit({ resource: 'backup' }, 9)]).toEqual([0, []])
  })

  it('a request with HEAD makes no backup and no audit row', async () => {
    let prepared = 0
    const prepareBackup: PrepareBackup = (signal) => {
      prepared += 1
      return letters(signal)
    }
    const { api, login, store } = await apiOver(createMemoryStore(), { prepareBackup })
    const headers = { authorization: `Bearer ${await login(ADMIN)}` }
    expect((await api.request(`http://api.test/api${PATH}`, { method: 'HEAD', headers })).status).toBe(404)
    expect([prepared, await store.listAudit({ resource: 'backup' }, 9)]).toEqual([0, []])
  })

  it('an API without a database says nothing of backups, and knows no such address', async () => {
    const { call, login } = await apiOver(createMemoryStore())
    const token = await login(ADMIN)
    expect((await call('GET', '/partner/me', { token })).body.features).not.toContain('backup')
    expect((await call('GET', PATH, { token })).status).toBe(404)
  })
})

describe('the backup of a running server on PGlite', () => {
  let store: Store
  let api: Api
  beforeAll(async () => {
    store = await reusedPgliteStore()
    const prepareBackup = backupPreparer(store)
    api = await apiOver(store, prepareBackup ? { prepareBackup } : {})
  }, 120_000)
  afterAll(() => store?.close())

  it('the downloaded file is restored into a new database, and nothing of it stays on the server’s disk', async () => {
    const before = scratch()
    const answer = await download(api, await api.login(ADMIN))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'))
    const restored = await newPglite()
    const { tables } = await restoreInto(restored, gunzipSync(bytes).toString())
    expect(tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(1)
    expect(scratch()).toEqual(before)
    await restored.close()
  }, 120_000)

  it('an admin who stops the download stops the backup; the next one is whole', async () => {
    const prepare = backupPreparer(store)
    const stop = new AbortController()
    const stopped = prepare?.(stop.signal)
    const next = prepare?.(new AbortController().signal)
    stop.abort(new Error('berhenti'))
    await expect(stopped).rejects.toThrow('berhenti')
    const { size, bytes } = (await next)!
    expect((await new Response(bytes()).arrayBuffer()).byteLength).toBe(size)
    expect(await store.findUserByEmail(ADMIN)).not.toBeNull()
  }, 120_000)
})
