import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { ROOT } from '../../src/commands/lib/processes.mjs'

/** The stages of the Dockerfile: for each the list of its instructions as keyword and arguments. */
export function stagesOf(text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')) {
  const stages = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') stages.push([])
    stages.at(-1)?.push({ keyword, text: instruction.getArgumentsContent() ?? '' })
  }
  return stages
}

/** The words of a command in exec form, `["node", "/app/server.js"]`, which may follow options. */
export const wordsOf = (text) => JSON.parse(text.slice(text.indexOf('[')))
