import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

const ROOT = resolve(import.meta.dirname, '../../src')
/** The files that hold texts for people: the catalogue, the demo's texts, and the messages of the reference API. */
const HOLDS_TEXTS =
  /^(i18n\/(\w+\/)?(?!translate)\w+\.ts|demo\/texts\.ts|partner-api\/errors\/(\w+\/)?\w*[mM]essages\.ts)$/

/** A text for people. Its key begins with the name of its file; `id.ts` and the others of the catalogue without a folder. */
export type Text = { key: string; text: string }

type Node = {
  type?: string
  key?: { name?: string; value?: unknown }
  value?: unknown
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function textOf({ type, value }: Node): string | null {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return null
}

function collect(node: Node, key: string, found: Text[]): void {
  if (node.type === 'ImportDeclaration' || node.type?.startsWith('TSLiteral')) return
  const text = textOf(node)
  if (text !== null && /\p{L}{2}/u.test(text)) found.push({ key, text })
  const isProperty = node.type === 'Property'
  const inside = isProperty ? `${key}.${node.key?.name ?? String(node.key?.value)}` : key
  for (const part of isProperty ? [node.value] : Object.values(node).flat())
    if (isNode(part)) collect(part, inside, found)
}

/** Every text for people that the sources hold. */
export const textsForPeople = (): Text[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => HOLDS_TEXTS.test(file))
    .flatMap((file) => {
      const found: Text[] = []
      const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
      collect(program as unknown as Node, file.replace(/^i18n\/(\w+\/)?|\.ts$/g, ''), found)
      return found
    })
