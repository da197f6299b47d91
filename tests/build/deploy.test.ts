import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '@/partner-api/host/settings/env'

const DOCS = resolve(import.meta.dirname, '../../docs')
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8')
const place = (name: string) => join(DOCS, 'deploy', name)
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether a program of the machine answers; not every machine has a proxy. */
function has(program: string, flag: string) {
  try {
    execFileSync(program, [flag], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const check = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' })

describe('the files of docs/deploying.md', () => {
  const settings = Object.fromEntries(
    read('deploy/settings')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('=') as [string, string]),
  )

  it('the settings are ones that the server reads and the page explains', () => {
    for (const name of Object.keys(settings)) expect(read('deploying.md')).toContain(`| \`${name}\``)
    const password = join(folder, 'database')
    writeFileSync(password, 'secret')
    expect(readSettings({ ...settings, DATABASE_PASSWORD_FILE: password })).toMatchObject({
      trustProxy: true,
      publicUrl: 'https://umroh.example.com',
      backupDir: '/var/lib/umroh/backup',
      databasePrepared: true,
    })
  })

  it('the unit starts the program at the places that the page names', () => {
    const unit = read('deploy/umroh.service')
    for (const path of ['/etc/umroh/settings', '/opt/umroh/release', '/var/lib/umroh']) {
      expect(unit).toContain(path)
      expect(read('deploying.md')).toContain(path)
    }
  })

  it('both proxies name the client themselves, and end an idle connection before the program does', () => {
    expect(read('deploy/nginx.conf')).toMatch(/X-Forwarded-For \$remote_addr;[\s\S]*location \/p\/ {\s+access_log off;/)
    expect(read('deploy/nginx.conf')).toMatch(/keepalive_timeout 30s;[\s\S]*client_max_body_size 16m;/)
    expect(read('deploy/Caddyfile')).toMatch(/keepalive 30s/)
  })

  it.runIf(has('systemd-analyze', '--version'))('systemd finds nothing wrong in the unit', () => {
    const unit = join(folder, 'umroh.service')
    // The machine of the tests may have its Node elsewhere.
    writeFileSync(unit, read('deploy/umroh.service').replace('/usr/bin/node', process.execPath))
    check('systemd-analyze', 'verify', '--man=no', unit)
  })

  it.runIf(has('nginx', '-v'))('nginx takes the site', () => {
    const whole = join(folder, 'nginx.conf')
    const own = ['pid', 'error_log'].map((name) => `${name} ${join(folder, name)};`).join('\n')
    writeFileSync(whole, `events {}\n${own}\nhttp { access_log off; include ${place('nginx.conf')}; }\n`)
    check('nginx', '-t', '-c', whole)
  })

  it.runIf(has('caddy', 'version'))('Caddy takes its file, as it would write it itself', () => {
    const copy = join(folder, 'Caddyfile')
    copyFileSync(place('Caddyfile'), copy)
    check('caddy', 'validate', '--adapter', 'caddyfile', '--config', copy)
    check('caddy', 'fmt', '--overwrite', copy)
    expect(readFileSync(copy, 'utf8')).toBe(read('deploy/Caddyfile'))
  })
})
