import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { findingsIn, savesIn } from '../../restore/findings'
import { acknowledgedMore, startLoad } from '../../restore/load'
import { apiOver, SITI, workedQuote } from '../fixtures'
import { newPglite, reusedPglite } from '../stores/newPglite'
import { backupOf, restoreInto } from './moves'

let from: OpenDatabase
let to: OpenDatabase
beforeAll(async () => {
  from = await reusedPglite()
  to = await newPglite()
}, 120_000)
afterAll(async () => {
  await from?.close()
  await to?.close()
})

it('a backup during saves has every save that was acknowledged before it, and none by halves', async () => {
  const api = await apiOver(await createPostgresStore(from), { packages: [1, 0] })
  const token = await api.login(SITI)
  const body = await workedQuote(api, token)
  const load = startLoad(
    (method, path, save) => api.call(method, path, { token, ...save }),
    () => body,
    'Beban',
  )
  await acknowledgedMore(load, 12)
  const before = [...load.acknowledged]
  const text = await backupOf(from.db)
  await acknowledgedMore(load, 3)
  await load.stop()
  await restoreInto(to, text)
  expect(await findingsIn(to.db, before)).toEqual([])
  expect(await findingsIn(to.db, load.acknowledged)).not.toEqual([])
  expect(await savesIn(to.db)).toBeGreaterThanOrEqual(before.length)
}, 120_000)
