import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Store } from '../../stores/store'
import { errorFields, stackOf } from '../log/log'
import { startProblem, StartError } from '../../errors/startProblem'
import type { AccountIo } from './accountActions'
import { readAccountArgs } from './accountArgs'

/** What the server says to the command: each message has one of these. */
type Said = { print?: string; asks?: 'password'; problem?: string; done?: true }
/** What the command says to the server: first its words, then each password that it was asked for. */
type Told = { account?: string[]; password?: string }

/** Messages over a socket, one JSON object in each line. `hear` gives null when the other side is gone. */
function lines<Heard, Spoken>(socket: Socket) {
  socket.on('error', () => undefined)
  const heard = createInterface({ input: socket })[Symbol.asyncIterator]()
  return {
    hear: async (): Promise<Heard | null> => {
      // An error of the socket ends the lines, too.
      const next = await heard.next().catch(() => null)
      return next && !next.done ? (JSON.parse(next.value) as Heard) : null
    },
    say: (spoken: Spoken) => void socket.write(`${JSON.stringify(spoken)}\n`),
  }
}

const STARTING = 'Server yang memakai folder data itu belum siap. Coba lagi sebentar lagi.'

async function carryOut(store: Store | null, args: string[], io: AccountIo): Promise<void> {
  const read = readAccountArgs(args)
  if (!read) throw new StartError('Perintah itu tidak dikenal server.')
  if (!store) throw new StartError(STARTING)
  await read.action(store, read.values, io)
}

/**
 * Carries out an `account …` of another process, which asks its person for a password. The socket is open to the user of
 * this process alone. A process that only looks who has the folder says nothing. `store` is null until it is open.
 */
export async function answerAccount(socket: Socket, store: Store | null): Promise<void> {
  const { hear, say } = lines<Told, Said>(socket)
  const newPassword = async () => {
    say({ asks: 'password' })
    const told = await hear()
    if (told?.password === undefined) throw new StartError('Dibatalkan.')
    return told.password
  }
  try {
    const told = await hear()
    if (!told) return
    await carryOut(store, told.account ?? [], { newPassword, print: (print) => say({ print }), now: Date.now })
    say({ done: true })
  } catch (error) {
    say({ problem: startProblem(error) ?? stackOf(errorFields(error)).join('\n') })
  } finally {
    socket.end()
  }
}

const ANSWERS_WITHIN = 30_000
const SILENT =
  'Server yang memakai folder data itu tidak menjawab. Belum pasti apakah perintah ini sudah dilakukan: lihat Riwayat, lalu coba lagi.'

/** Lets the server that has the data folder carry out `account …`. Throws {@link StartError} unless the server says that it is done. */
export async function askServer(
  socket: Socket,
  args: readonly string[],
  { newPassword, print }: Pick<AccountIo, 'newPassword' | 'print'>,
): Promise<void> {
  const { hear, say } = lines<Said, Told>(socket)
  socket.on('timeout', () => socket.destroy())
  say({ account: [...args] })
  for (;;) {
    socket.setTimeout(ANSWERS_WITHIN)
    const said = await hear()
    // A person may take longer to type.
    socket.setTimeout(0)
    if (!said) throw new StartError(SILENT)
    if (said.problem !== undefined) throw new StartError(said.problem)
    if (said.done) return void socket.end()
    if (said.print !== undefined) print(said.print)
    if (said.asks) say({ password: await newPassword() })
  }
}
