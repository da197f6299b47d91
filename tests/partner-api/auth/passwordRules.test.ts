import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { passwordProblem, hashPassword, verifyPassword } from '@/partner-api/auth/passwords'
import { DEMO_ACCOUNTS } from '@/partner-api/auth/demoAccounts'
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

describe('a password in another form of the same letters (docs/product.md §36.3)', () => {
  const NFC = 'caf\u00e9 di pojok'
  const NFD = NFC.normalize('NFD')
  it.each([
    [NFC, NFD],
    [NFD, NFC],
    ['kata\u00a0sandi ５５', 'kata sandi 55'],
  ])('set as %j it opens as %j', async (set, typed) => {
    const hash = await hashPassword(set, FAST)
    expect([await verifyPassword(typed, hash), await verifyPassword(set, hash)]).toEqual([true, true])
    expect(await verifyPassword(typed.toUpperCase(), hash)).toBe(false)
  })
  it('a hash of an earlier version, of the text as it was typed, still opens', async () => {
    const subtle = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
      return String(this)
    })
    const old = await hashPassword(NFD, FAST)
    subtle.mockRestore()
    expect(await verifyPassword(NFD, old)).toBe(true)
    expect(await verifyPassword('cafe di pojok', old)).toBe(false)
  })
  it('letters count once, however they are written, and a common password is common in any form', async () => {
    expect(await passwordProblem('é'.repeat(7).normalize('NFD'), EMAIL)).toBe('tooShort')
    expect(await passwordProblem('é'.repeat(128).normalize('NFD'), EMAIL)).toBeNull()
    expect(await passwordProblem('ｂｉｓｍｉｌｌａｈ', EMAIL)).toBe('common')
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
