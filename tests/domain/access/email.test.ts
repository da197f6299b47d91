import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailProblem } from '@/domain/access/accountRules'
import { lookOfEmail, normalEmail } from '@/domain/access/email'

describe('an email (docs/product.md §36.2)', () => {
  it.each([
    [' Admin@A.co ', 'admin@a.co'],
    ['ad\u200bmin@a.co', 'admin@a.co'],
    ['\u202aadmin@a.co\u202c', 'admin@a.co'],
    ['admin\u3164@a.co\ufe0f', 'admin@a.co'],
    ['ａｄｍｉｎ＠ａ．ｃｏ', 'admin@a.co'],
    ['jose\u0301@a.co', 'jos\u00e9@a.co'],
    ['ADMİN@a.co', 'admi\u0307n@a.co'],
    ['муниб@a.co', 'муниб@a.co'],
  ])('%j is stored and found as %j', (typed, email) => {
    expect(normalEmail(typed)).toBe(email)
    expect(emailProblem(typed)).toBeNull()
  })

  it('of marks that nobody sees is empty', () => expect(emailProblem('\u200b \u3164')).toBe('emailRequired'))

  it.each(['admın@a.co', '\u0430dmin@a.co', 'adm\u0456n@a.co', 'αdmin@a.co', 'ADMIN@A.CO', 'ᴀdmin@a.co', 'ADMİN@a.co'])(
    '%j can be taken for admin@a.co',
    (email) => expect(lookOfEmail(email)).toBe('admin@a.co'),
  )
  it.each([
    ['jos\u00e9@a.co', 'jose@a.co'],
    ['budi1@a.co', 'budil@a.co'],
    ['a-b@a.co', 'ab@a.co'],
    ['a.b@a.co', 'ab@a.co'],
  ])('%s and %s do not look alike', (one, other) => expect(lookOfEmail(one)).not.toBe(lookOfEmail(other)))

  it('the normal form of any typed email is its own normal form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(normalEmail(normalEmail(typed))).toBe(normalEmail(typed))
        expect(lookOfEmail(normalEmail(typed))).toBe(lookOfEmail(typed))
      }),
    )
  })
})
