import { describe, expect, it } from 'vitest'
import { newPasswordProblem, type NewPasswordProblem } from '@/domain/access/credentials'
import { newPasswordTexts } from '@/i18n/rules/newPassword'

const EMAIL = 'siti@annur.co.id'

describe('a new password', () => {
  it.each<[string, NewPasswordProblem | null]>([
    ['', 'required'],
    ['rahasia', 'tooShort'],
    ['🕋🕋🕋🕋', 'tooShort'],
    ['kabah ku', null],
    ['k'.repeat(128), null],
    ['k'.repeat(129), 'tooLong'],
    ['🕋'.repeat(128), null],
    [' siti@annur.co.id', null],
    ['Siti@Annur.co.id', 'isEmail'],
    ['kurma-manis\0', 'characters'],
    ['kurma-manis\ud83d', 'characters'],
  ])('%j has the problem %s', (password, problem) => {
    expect(newPasswordProblem(password, EMAIL)).toBe(problem)
    expect(problem === null || newPasswordTexts[problem]).toBeTruthy()
  })
})
