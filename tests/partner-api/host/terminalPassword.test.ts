import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { hiddenQuestions } from '@/partner-api/host/account/account'

/** A terminal at which somebody types. It remembers what the program writes. */
function terminal() {
  const shown: string[] = []
  const stdin = Object.assign(new PassThrough(), { setRawMode: () => stdin as never })
  const ask = hiddenQuestions({ stdin, stdout: { write: (text) => shown.push(text) } })
  return { stdin, shown, ask }
}

it.each([
  ['two lines at once', ['rahasia\nrahasia lain\n']],
  ['two lines of Windows at once', ['rahasia\r\nrahasia lain\r\n']],
  ['a line and half of the next', ['rahasia\rraha', 'sia lain\r']],
  ['key by key, with a mistake', [...'rahasiu\u007fa\rrahasia lain\r']],
])('%s answer both questions, and nothing of it is shown', async (_, pieces) => {
  const { stdin, shown, ask } = terminal()
  for (const piece of pieces) stdin.write(piece)
  expect([await ask('Kata sandi baru: '), await ask('Ulangi: ')]).toEqual(['rahasia', 'rahasia lain'])
  expect(shown).toEqual(['Kata sandi baru: ', '\n', 'Ulangi: ', '\n'])
})

it('Ctrl+C ends the question', async () => {
  const { stdin, ask } = terminal()
  stdin.write('raha\u0003')
  await expect(ask('Kata sandi baru: ')).rejects.toThrow('Dibatalkan.')
})
