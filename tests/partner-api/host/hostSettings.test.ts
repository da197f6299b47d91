import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readLogSettings, readSettings } from '@/partner-api/host/settings/env'
import { StartError } from '@/partner-api/errors/startProblem'

const folder = mkdtempSync(join(tmpdir(), 'secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'password')

it.each(['rahasia', 'a b@c:d/e?f#g%h&', '  spasi  ', 'π'])(
  'the password %j of a file becomes part of DATABASE_URL, without the line feed at the end of the file',
  (password) => {
    writeFileSync(file, `${password}\n`)
    const { databaseUrl } = readSettings({
      DATABASE_URL: 'postgres://umroh@database:5432/umroh',
      DATABASE_PASSWORD_FILE: file,
    })
    const { host, username, pathname, password: written } = new URL(databaseUrl ?? '')
    expect([host, username, pathname]).toEqual(['database:5432', 'umroh', '/umroh'])
    expect(decodeURIComponent(written)).toBe(password)
  },
)

it.each([
  [{ DATABASE_URL: 'postgres://a@b/c', DATABASE_PASSWORD_FILE: '/nowhere' }, 'DATABASE_PASSWORD_FILE'],
  [{ DATABASE_URL: 'bukan alamat', DATABASE_PASSWORD_FILE: file }, 'DATABASE_URL'],
  [{ MAX_CONNECTIONS: 'banyak' }, 'MAX_CONNECTIONS'],
  [{ METRICS_PORT: '99999' }, 'METRICS_PORT'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ REQUIRE_TOTP: 'yes' }, 'REQUIRE_TOTP'],
])('the server refuses to start with %j and names the setting', (env, name) => {
  expect(() => readSettings(env)).toThrow(StartError)
  expect(() => readSettings(env)).toThrow(name)
})

it.each([
  ['1', true],
  [' 1 ', true],
  ['0', false],
  ['', false],
  [undefined, false],
])('TRUST_PROXY and REQUIRE_TOTP are on with 1 alone: %j is %s', (text, isOn) => {
  const { trustProxy, requireTotp } = readSettings({ TRUST_PROXY: text, REQUIRE_TOTP: text })
  expect([trustProxy, requireTotp]).toEqual([isOn, isOn])
})

it('a terminal gets lines for people and everything else JSON, unless LOG_FORMAT says otherwise; a wrong word is refused', () => {
  expect(readLogSettings({}, true)).toEqual({ level: 'info', format: 'text' })
  expect(readLogSettings({}, false)).toEqual({ level: 'info', format: 'json' })
  expect(readLogSettings({ LOG_FORMAT: 'text', LOG_LEVEL: 'debug' }, false)).toEqual({ level: 'debug', format: 'text' })
  expect(() => readLogSettings({ LOG_LEVEL: 'banyak' }, false)).toThrow(/LOG_LEVEL harus salah satu dari debug, info/)
})

it('metrics are served on the loopback address unless METRICS_HOST says otherwise, and not at all without METRICS_PORT', () => {
  expect(readSettings({}).metrics).toBeNull()
  expect(readSettings({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' })
  expect(readSettings({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
})
