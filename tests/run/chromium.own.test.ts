// @vitest-environment node
// Own modules: Playwright reads the folder of its browsers once, when it is loaded.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureChromium } from './chromium.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'umroh-chromium-'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const playwrights = join(folder, 'playwright')
vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', playwrights)

/** A command that does nothing but end with this code. */
function command(path: string, code: number): string {
  mkdirSync(resolve(path, '..'), { recursive: true })
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 })
  return path
}

// A search that finds nothing says that it installs a browser. On this PATH it has no apt and no Node to do so.
const said = vi.spyOn(console, 'error')
async function found(kind?: 'shell' | 'whole'): Promise<string> {
  const path = await ensureChromium(kind)
  expect(said).not.toHaveBeenCalled()
  return path
}

const bin = join(folder, 'bin')
beforeEach(() => {
  vi.stubEnv('PATH', bin)
  vi.stubEnv('CHROMIUM', '')
})
afterEach(() => {
  for (const made of [bin, playwrights]) rmSync(made, { recursive: true, force: true })
})

const BOTH = { 'chromium-headless-shell': 0, chromium: 0 }

it.each([
  ['tests take the headless shell before a whole Chromium', 'shell', BOTH, 'chromium-headless-shell'],
  ['tests take a whole Chromium where there is no shell', 'shell', { chromium: 0 }, 'chromium'],
  ['tests take a whole Chromium if the shell fails', 'shell', { ...BOTH, 'chromium-headless-shell': 1 }, 'chromium'],
  ['tests pass over a stub', 'shell', { chromium: 1, 'google-chrome': 0 }, 'google-chrome'],
  ['bench takes a whole Chromium before the shell', 'whole', BOTH, 'chromium'],
  ['bench takes the shell alone', 'whole', { 'chromium-headless-shell': 0 }, 'chromium-headless-shell'],
] as const)('the command of the %s', async (_, kind, commands, expected) => {
  for (const [name, code] of Object.entries(commands)) command(join(bin, name), code)
  expect(basename(await found(kind))).toBe(expected)
})

it('the tests take Playwright’s own headless shell before a whole Chromium', async () => {
  const plan = ['install', '--dry-run', '--only-shell', 'chromium']
  const planned = execFileSync(process.execPath, [join(ROOT, 'node_modules/.bin/playwright'), ...plan], {
    encoding: 'utf8',
  })
  const place = /Install location:\s+(\S*headless_shell\S*)/.exec(planned)?.[1] ?? ''
  const { chromium } = await import('@playwright/test')
  const platform = /chrome-([\w-]+)/.exec(chromium.executablePath().slice(playwrights.length))?.[1]
  const own = command(join(place, `chrome-headless-shell-${platform}`, 'chrome-headless-shell'), 0)
  command(join(bin, 'chromium'), 0)
  expect(await found()).toBe(own)
})

it('the tests take the Chromium that CHROMIUM names, and refuse one that does not run', async () => {
  command(join(bin, 'chromium'), 0)
  const other = command(join(folder, 'other'), 0)
  vi.stubEnv('CHROMIUM', other)
  expect(await found()).toBe(other)
  vi.stubEnv('CHROMIUM', '/nowhere/chromium')
  await expect(ensureChromium()).rejects.toThrow("CHROMIUM is '/nowhere/chromium', but that does not run")
})
