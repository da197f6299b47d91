import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set()
const children = new Set()

/** Creates a temporary folder, which is removed when this process ends. */
export function scratchFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  folders.add(folder)
  return folder
}

/** Registers a child process that must end together with this process. */
export function endWithProcess(child) {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Ends all child processes and removes all temporary folders, however this process ends. */
export function cleanUpAtExit() {
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => process.exit(128 + constants.signals[signal]))
}
