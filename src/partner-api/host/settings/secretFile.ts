import { readFileSync } from 'node:fs'
import type { Environment } from './env'
import { StartError } from '../startProblem'

/** The content of the file that `NAME_FILE` names, without the line feed at its end; undefined when it names none. */
export function secretFile(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new StartError(`${name}_FILE: file "${file}" tidak bisa dibaca.\n${name}_FILE cannot be read.`)
  }
}
