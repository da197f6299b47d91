import { describe, expect, it } from 'vitest'
import { credentialProblems } from '@/domain/access/credentials'
import { id } from '@/i18n/id'

const texts = id.login as Record<string, unknown>
const read = (key: string | undefined) => (key === undefined ? undefined : texts[key.replace('login.', '')])
const messages = (email: string, password: string) => {
  const problems = credentialProblems({ email, password })
  return { email: read(problems.email), password: read(problems.password) }
}

const NONE = { email: undefined, password: undefined }
const EMAIL = 'Email wajib diisi'
const FORMAT = 'Format email tidak valid'

describe('the rules of a login', () => {
  it.each(['siti@annur.co.id', 'A@B.CO', 'a.b+c@sub.domain.com', "o'neil@x-y.travel"])(
    '%s counts as an email',
    (email) => {
      expect(messages(email, 'rahasia')).toEqual(NONE)
    },
  )

  it.each([
    ['', EMAIL],
    ['a', FORMAT],
    ['a@b', FORMAT],
    ['a@b.c', FORMAT],
    ['a@b.c1', FORMAT],
    ['@b.co', FORMAT],
    ['a@.co', FORMAT],
    ['a@b..co', FORMAT],
    ['a@b.co.', FORMAT],
    ['a@@b.co', FORMAT],
    ['a b@c.co', FORMAT],
    [' a@b.co ', FORMAT],
    [' ', FORMAT],
    ['a@b.co\n', FORMAT],
    ['a@b,co', FORMAT],
  ])('the email %j gives the message %s', (email, message) => {
    expect(messages(email, 'rahasia')).toEqual({ ...NONE, email: message })
  })

  it.each([
    ['', 'Password wajib diisi'],
    ['12345', 'Password minimal 6 karakter'],
    ['123456', undefined],
    ['      ', undefined],
  ])('the password %j gives the message %s', (password, message) => {
    expect(messages('a@b.co', password)).toEqual({ ...NONE, password: message })
  })

  it('both fields get their messages together', () => {
    expect(messages('', '')).toEqual({ email: EMAIL, password: 'Password wajib diisi' })
  })

  it('a long hostile email is checked within half a second', () => {
    const started = performance.now()
    expect(messages(`a@${'a.'.repeat(50_000)}!`, 'rahasia').email).toBe(FORMAT)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
