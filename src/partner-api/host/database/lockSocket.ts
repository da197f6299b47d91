import { chmodSync, closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

/** A socket's address has 104 to 108 bytes. Node cuts a longer path without a word. */
const LONGEST_PATH = 100

/** A path that fits into a socket's address. `/proc` names an open folder in a few letters, however long its path is. */
function addressIn(folder: string, name: string): { path: string; close: () => void } {
  const path = join(folder, name)
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { path, close: () => undefined }
  const opened = openSync(folder, 'r')
  return { path: `/proc/self/fd/${opened}/${name}`, close: () => closeSync(opened) }
}

/**
 * Listens at a socket in a folder, for the user of this process alone. A socket is bound to its file: whoever shares the
 * folder reaches it, also from another container. Returns null where the folder's file system has no sockets.
 */
export function listenIn(folder: string, name: string, heard: (socket: Socket) => void): Server | null {
  const server = createServer(heard)
  server.on('error', () => undefined)
  // The name appears when the socket listens: one that does not yet would refuse, as that of a dead process does.
  const draft = `${name}.new`
  rmSync(join(folder, draft), { force: true })
  const { path, close } = addressIn(folder, draft)
  try {
    server.listen({ path })
    if (!server.listening) return null
    server.unref()
    chmodSync(join(folder, draft), 0o600)
    renameSync(join(folder, draft), join(folder, name))
    return server
  } catch {
    server.close()
    return null
  } finally {
    close()
  }
}

export function connectIn(folder: string, name: string): Socket {
  const { path, close } = addressIn(folder, name)
  return connect({ path }).once('close', close)
}

/**
 * Whether somebody listens at a socket. The kernel answers, so a process that is busy or paused counts, too. `refused`: no
 * process of this machine does.
 */
export const reach = (folder: string, name: string): Promise<'answered' | 'refused' | 'unknown'> =>
  new Promise((resolve) => {
    const socket = connectIn(folder, name)
    socket.once('connect', () => {
      resolve('answered')
      socket.destroy()
    })
    socket.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'unknown'))
  })
