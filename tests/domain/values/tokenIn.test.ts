import { expect, it } from 'vitest'
import { tokenIn } from '@/domain/values/tokenIn'

const TOKEN = `${'Ab3-_'.repeat(8)}xyz`

it.each([
  TOKEN,
  ...[
    '/',
    '.',
    ')',
    ',',
    ';',
    ':',
    '!',
    '"',
    '>',
    '*',
    '~',
    '_',
    '-',
    '…',
    '\u200b',
    '%20',
    '%3E',
    '%E2%80%8B',
    '%',
  ].map((behind) => TOKEN + behind),
  ...['<', '(', '"', '*', '_', '%3C', ' ', '\u2068'].map((before) => before + TOKEN),
  `<${TOKEN}>`,
  `_${TOKEN}_`,
  `${TOKEN}.Terima kasih`,
  `${TOKEN}?fbclid=${'A'.repeat(61)}`,
  `${TOKEN}.jpg`,
  `${TOKEN})/seen`,
])('%j holds the token', (text) => {
  expect(tokenIn(text)?.token).toBe(TOKEN)
})

it.each([
  '',
  TOKEN.slice(1),
  `${TOKEN}a`,
  `a${TOKEN}`,
  `${TOKEN}ab`,
  TOKEN + TOKEN,
  `${TOKEN.slice(0, 20)}.${TOKEN.slice(20)}`,
])('%j holds none', (text) => {
  expect(tokenIn(text)).toBeNull()
})

it('a token that begins and ends with the letters of a marked text keeps them', () => {
  const marked = `_${'a'.repeat(41)}_`
  expect(tokenIn(marked)?.token).toBe(marked)
  expect(tokenIn(`${marked}_`)?.token).toBe(marked)
})

it('the text behind the token is told', () => {
  expect(tokenIn(`${TOKEN}.jpg`)).toEqual({ token: TOKEN, rest: '.jpg' })
})
