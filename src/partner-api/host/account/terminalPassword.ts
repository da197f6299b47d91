import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { newToken } from '../../auth/tokens'
import { StartError } from '../startError'

const GENERATED_LENGTH = 20

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [''])])) as [string]
  lines.close()
  return line
}

/** Asks at the terminal and shows nothing of what is typed. */
async function hidden(question: string): Promise<string> {
  process.stdout.write(question)
  const { stdin } = process
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  let typed = ''
  try {
    for (;;) {
      const [keys] = (await once(stdin, 'data')) as [string]
      for (const key of keys) {
        if (key === '\r' || key === '\n') return typed
        if (key === '\u0003') throw new StartError('Dibatalkan.')
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key
      }
    }
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    process.stdout.write('\n')
  }
}

/**
 * A new password: generated and printed once, typed twice at a terminal, or the first line of the input. It never stands
 * in the command itself, which every user of the machine could read.
 */
export async function terminalPassword(generate: boolean, print: (line: string) => void): Promise<string> {
  if (generate) {
    const password = newToken().slice(0, GENERATED_LENGTH)
    print(`Kata sandi (hanya ditampilkan sekali): ${password}`)
    return password
  }
  if (!process.stdin.isTTY) return firstLine()
  const password = await hidden('Kata sandi baru: ')
  if ((await hidden('Ulangi kata sandi: ')) !== password) throw new StartError('Kedua kata sandi tidak sama.')
  return password
}
