import { readFileSync } from 'node:fs'

/** Linux lists here every connection of the machine with the user who holds it. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']

type Peer = { remotePort?: number | undefined; localPort?: number | undefined }

function readTable(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The part after the colon of `0100007F:A207`. */
const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)

/** The users who hold the other end of a connection within this machine; null where the system has no such table. */
function holdersOf({ remotePort, localPort }: Peer, read: (file: string) => string): string[] | null {
  const lines = TABLES.flatMap((file) => read(file).split('\n').slice(1))
  if (lines.length === 0) return null
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, from, to]) => portOf(from) === remotePort && portOf(to) === localPort)
    .map(([, , , , , , , user = '']) => user)
}

/**
 * Whether the program at the other end of a connection runs as the user of this server. A proxy has its own
 * Linux user. An owner who starts the server and opens a browser on the same machine is one user. Other systems do not tell
 * the user: there the answer is true.
 */
export function isOwnUser(peer: Peer, read = readTable): boolean {
  const holders = holdersOf(peer, read)
  return holders === null || (holders.length > 0 && holders.every((user) => user === String(process.getuid?.())))
}
