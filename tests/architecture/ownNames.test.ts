import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { definitions } from '@/resources/registry'

/** The rooms that every resource shares. What they know of a resource, they read from the registry. */
const SHARED = ['app', 'kit', 'ui', 'layout', 'pages', 'offline', 'shell', 'domain/access', 'data-provider', 'http']
const ROOMS = [...SHARED, 'auth-provider', 'resources/audit']

const OWN = ['resources/audit/resource.ts']
/** Words that are no resource's name there: a feature of the partner API, and a role. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'domain/access/features.ts': ['offers', 'offer-profile', 'audit', 'backup'],
  'domain/access/permissions.ts': ['mitra'],
}

const names = definitions.map(({ name }) => name)
const filesOf = (room: string) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !OWN.includes(file))

/** The names of resources that a file quotes, but for the paths of its imports and the properties of types (`Who['mitra']`). */
const quotedIn = (file: string) => {
  const text = readFileSync(join('src', file), 'utf8').replace(/\b(from|import) ?\(?'[^']*'/g, '')
  return names.filter(
    (name) => new RegExp(`(?<!\\w\\[)(['"\`])${name}\\1`).test(text) && !OTHER_WORDS[file]?.includes(name),
  )
}

it.each(ROOMS)('no file of %s quotes the name of a resource', (room) => {
  const found = filesOf(room).flatMap((file) => quotedIn(file).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})
