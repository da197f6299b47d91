import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.mjs'

const IS_LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

function textsOf(folder) {
  const place = join(ROOT, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_LICENCE.test(entry.name))
    .map(({ name }) => readFileSync(join(place, name), 'utf8').trim())
}

/** The licence texts of the packages in these folders, which a copy of their code has to carry. */
export const licencesOf = (folders) =>
  folders
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
      return [`${name} ${version} (${license})`, ...textsOf(folder), ''].join('\n\n')
    })
    .join(`${'-'.repeat(80)}\n`)
