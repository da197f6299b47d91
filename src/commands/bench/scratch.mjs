import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set()
const children = new Set()

/** A temporary folder; gone when the process ends. */
export function scratchFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  folders.add(folder)
  return folder
}

/** A child that must not outlive this process. */
export function keepEyeOn(child) {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** However this process ends, it leaves no server and no folder behind. */
export function tidyAtExit() {
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => process.exit(128 + constants.signals[signal]))
}
