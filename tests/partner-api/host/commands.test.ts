import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '@/partner-api/host/commands'
import { StartError } from '@/partner-api/errors/startProblem'

const PROGRAM = { root: '.', version: { version: '0', commit: null } }
const EMAIL = 'pemilik@contoh.co.id'
const HASH = 'pbkdf2-sha256$600000$garam$hash-yang-rahasia'

/** Returns the text that a command prints when it fails with this error. */
async function printedFor(error: unknown): Promise<string> {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runCommand(PROGRAM, ['gagal'], { gagal: async () => () => Promise.reject(error) })
  return print.mock.calls.flat().map(String).join('\n')
}

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

describe('a command that fails', () => {
  it('prints the database’s reason and where it happened, and no parameter of the query', async () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      severity: 'ERROR',
      routine: '_bt_check_unique',
      code: '23505',
      detail: `Key (email)=(${EMAIL}) already exists.`,
    })
    const error = new DrizzleQueryError('insert into users values ($1, $2)', [EMAIL, HASH], cause)
    expect(String(error)).toContain(HASH)
    const printed = await printedFor(error)
    expect(printed).toMatch(/duplicate key value violates unique constraint[^]*\n\s+at /)
    expect([EMAIL, HASH].filter((secret) => printed.includes(secret))).toEqual([])
    expect(process.exitCode).toBe(1)
  })
  it('prints the sentence alone where a person can mend it', async () => {
    expect(await printedFor(new StartError('HOST harus benar.'))).toBe('HOST harus benar.')
  })
  it('prints any other error with its message and stack', async () => {
    expect(await printedFor(new TypeError('no such folder'))).toMatch(/^ {2}TypeError: no such folder\n\s+at /)
  })
})
