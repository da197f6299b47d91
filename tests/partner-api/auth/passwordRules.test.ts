import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { passwordProblem, hashPassword, verifyPassword } from '../../../src/partner-api/auth/passwords'
import { DEMO_ACCOUNTS } from '../../../src/partner-api/seed/accounts'
import { FAST } from '../fixtures'

const EMAIL = 'siti@annur.co.id'

describe('the rules of a new password', () => {
  it.each([
    ['12345678', 'common'],
    ['Password1', 'common'],
    ['bismillah', 'common'],
    ['indonesia', 'common'],
    ['1234567', 'tooShort'],
    [EMAIL, 'isEmail'],
    ['kurma-di-halaman', null],
  ])('%j has the problem %s', async (password, problem) => {
    expect(await passwordProblem(password, EMAIL)).toBe(problem)
  })

  it('nobody can set a password that the demo has published', async () => {
    for (const { password } of DEMO_ACCOUNTS) expect(await passwordProblem(password, EMAIL)).toBe('common')
  })

  it('the list of common passwords loads with the first password that is set, not with the API', () => {
    const source = readFileSync('src/partner-api/auth/passwords.ts', 'utf8')
    expect(source).not.toMatch(/from '@zxcvbn-ts/)
    expect(source).toContain("import('@zxcvbn-ts/language-common')")
  })
})

describe('a password with a character that a hash cannot tell from others', () => {
  it.each([
    ['mitra123', 'mitra123\0'],
    ['mitra123\ufffd', 'mitra123\ud800'],
  ])('the password %j is not taken for %j', async (stored, sent) => {
    const hash = await hashPassword(stored, FAST)
    expect(await verifyPassword(stored, hash)).toBe(true)
    expect(await verifyPassword(sent, hash)).toBe(false)
  })
})
