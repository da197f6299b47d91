import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { account } from '@/partner-api/host/account/account'
import { readAccountArgs } from '@/partner-api/host/account/accountArgs'
import { openSource } from '@/partner-api/host/backupCommands'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'account-'))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true })
})

it('a command about accounts that exist, and a backup, refuse a folder without a database and make none', async () => {
  const program = { root: dataDir }
  await expect(account(program as Parameters<typeof account>[0], ['list'])).rejects.toThrow('Tidak ada database')
  await expect(openSource({ databaseUrl: null, databaseMigrateUrl: null, dataDir })).rejects.toThrow('Isi DATA_DIR')
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false)
})

it.each([
  ['owner', true],
  ['list', false],
  ['password', false],
  ['second-factor', false],
  ['disable', false],
  ['enable', false],
])('account %s may make a database: %s', (name, may) => {
  expect(readAccountArgs([name, '--email', 'a@b.co'])?.makesDatabase).toBe(may)
})
