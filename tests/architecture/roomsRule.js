import path from 'node:path'

/**
 * `rooms/table`: which folder of src may import which (docs/architecture.md). Its option is the table: room → what it may import.
 * An entry is a room (`domain`), or one file of a room without its extension (`auth-provider/session`).
 * A module directly in src is a room by its own name. Each folder of `resources` is a room: others see its index only.
 */

const EXTENSION = /\.(d\.)?[cm]?[jt]sx?$/
const withoutExtension = (file) => file.replace(EXTENSION, '')

/** `src/http/httpClient.ts` → `http/httpClient`; `theme/tokens.ts` → `theme/tokens`; undefined outside both. */
function placeOf(file, root) {
  const place = withoutExtension(path.relative(root, file).split(path.sep).join('/'))
  if (place.startsWith('src/')) return place.slice('src/'.length)
  return place === 'theme' || place.startsWith('theme/') ? place : undefined
}

const segments = (place, count) => place.split('/').slice(0, count).join('/')
const isResource = (place) => place.startsWith('resources/')
const roomOf = (place) => segments(place, isResource(place) ? 2 : 1)
/** The calls of a resource may use HTTP, and nothing that draws; its views the other way round. */
const isCalls = (place) => /^resources\/[^/]+\/(api$|mappers\/)/.test(place)
const rowOf = (place) => (isCalls(place) ? 'resources/api' : segments(place, 1))

/** What a resource shows to the others: its index, the index of its pickers; and the files beside the resources. */
const isPublic = (to) =>
  [roomOf(to), `${roomOf(to)}/index`, `${roomOf(to)}/pickers`, `${roomOf(to)}/pickers/index`].includes(to)

function mayImport(table, from, to) {
  const allowed = table[rowOf(from)] ?? []
  const isAllowed = allowed.some((entry) => entry === segments(to, 1) || entry === to)
  if (roomOf(from) === roomOf(to)) return !isCalls(from) || isCalls(to) || isAllowed || to.endsWith('/resource')
  if (isResource(to) && isResource(from)) return isPublic(to)
  return isAllowed
}

const explain = (table, from, to) =>
  rowOf(from) in table
    ? `'${roomOf(from)}' may not import '${to}': it may import ${table[rowOf(from)]?.join(', ') || 'nothing of ours'}.`
    : `'${rowOf(from)}' is no room of the table yet: give it a row in .oxlintrc.json and in docs/architecture.md.`

function create(context) {
  const [table = {}] = context.options
  const from = placeOf(context.filename, context.cwd)
  if (from === undefined) return {}
  const check = (source) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
    const target = path.resolve(path.dirname(context.filename), source.value.replace(/[?#].*$/, ''))
    const to = placeOf(target, context.cwd)
    if (to !== undefined && !mayImport(table, from, to))
      context.report({ node: source, message: explain(table, from, to) })
  }
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(node.source),
    TSImportType: (node) => check(node.source ?? node.argument?.literal ?? node.argument),
  }
}

// The linter reads a plugin from its default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'rooms' }, rules: { table: { meta: { schema: [{ type: 'object' }] }, create } } }
