import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StartError } from '@/partner-api/errors/startProblem'
import { databaseUrlOf, migrateUrlOf } from '@/partner-api/host/settings/env'
import { hostChoice, hostsOf } from '@/partner-api/postgres/connect/hosts'

const ONE = 'postgres://umroh:rahasia@db.example.com:5432/umroh?sslmode=require'

const password = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'password-')), 'password')
  writeFileSync(file, `${text}\n`)
  return { DATABASE_PASSWORD_FILE: file }
}

it.each([
  [ONE, [ONE]],
  ['postgresql://localhost/umroh', ['postgresql://localhost/umroh']],
  [
    'postgres://umroh@one:5432,two:5433/umroh?target_session_attrs=read-write',
    [
      'postgres://umroh@one:5432/umroh?target_session_attrs=read-write',
      'postgres://umroh@two:5433/umroh?target_session_attrs=read-write',
    ],
  ],
  ['postgres://[::1]:5432,two/umroh', ['postgres://[::1]:5432/umroh', 'postgres://two/umroh']],
])('%s names its hosts', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts)
})

it('an address that asks for a standby is refused', () => {
  expect(() => hostsOf('postgres://one,two/umroh?target_session_attrs=standby')).toThrow(StartError)
})

it('a host that did not answer is left for the next one, and once only', () => {
  const choice = hostChoice('postgres://one,two,three/umroh')
  const first = choice.current()
  choice.leave(first)
  choice.leave(first)
  expect(choice.current()).toBe('postgres://two/umroh')
  choice.leave(choice.current())
  choice.leave(choice.current())
  expect(choice.current()).toBe(first)
})

it('the file has the password of every host, and an address for migrations keeps its own', () => {
  const env = {
    ...password('a/b@c'),
    DATABASE_URL: 'postgres://umroh@one,two:5433/umroh',
    DATABASE_MIGRATE_URL: 'postgres://owner:own@one/umroh',
  }
  expect([databaseUrlOf(env), migrateUrlOf(env)]).toEqual([
    'postgres://umroh:a%2Fb%40c@one,two:5433/umroh',
    'postgres://owner:own@one/umroh',
  ])
  expect(migrateUrlOf({ ...env, DATABASE_MIGRATE_URL: 'postgres://umroh@one/umroh' })).toBe(
    'postgres://umroh:a%2Fb%40c@one/umroh',
  )
  expect([databaseUrlOf({}), migrateUrlOf({})]).toEqual([null, null])
})

it('an address that is none is named in one sentence', () => {
  expect(() => databaseUrlOf({ ...password('x'), DATABASE_URL: 'not an address' })).toThrow(/DATABASE_URL/)
})
