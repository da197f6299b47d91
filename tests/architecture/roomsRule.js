import path from 'node:path'

/**
 * The lint rule `rooms/table`: which folder of src may import which (docs/architecture.md). Its option is a table: for
 * each room the list of its allowed imports. An entry is a room (`domain`) or one file of a room without its extension
 * (`auth-provider/session`). A file directly in src is a room of the same name. Each folder of `resources` is a room,
 * and other rooms may import only its index.
 */

const EXTENSION = /\.(d\.)?[cm]?[jt]sx?$/
const withoutExtension = (file) => file.replace(EXTENSION, '')

/**
 * Turns `src/http/httpClient.ts` into `http/httpClient`, and `theme/tokens.ts` into `theme/tokens`. Undefined for files
 * elsewhere.
 */
function placeOf(file, root) {
  const place = withoutExtension(path.relative(root, file).split(path.sep).join('/'))
  if (place.startsWith('src/')) return place.slice('src/'.length)
  return place === 'theme' || place.startsWith('theme/') ? place : undefined
}

/** The aliases of tsconfig.json, and the folders that they stand for. */
const ALIASES = { '@/': 'src', '@theme/': 'theme', '@tests/': 'tests' }

/** The path that an import names, or undefined for a package. */
function targetOf(source, context) {
  const request = source.replace(/[?#].*$/, '')
  if (request.startsWith('.')) return path.resolve(path.dirname(context.filename), request)
  const alias = Object.keys(ALIASES).find((start) => request.startsWith(start))
  return alias && path.join(context.cwd, ALIASES[alias], request.slice(alias.length))
}

const isFarAway = (request) => request.startsWith('../../../../')

const segments = (place, count) => place.split('/').slice(0, count).join('/')
const isResource = (place) => place.startsWith('resources/')
const roomOf = (place) => segments(place, isResource(place) ? 2 : 1)
/** Whether a file belongs to a resource's API. The API may use HTTP but no views, and the views may not use HTTP. */
const isApi = (place) => /^resources\/[^/]+\/(api$|mappers\/)/.test(place)
const rowOf = (place) => (isApi(place) ? 'resources/api' : segments(place, 1))

/** The parts of a resource that other resources may import: its index, its pickers, and the history of a record. */
const PUBLIC_PARTS = ['', '/index', '/pickers', '/pickers/index', '/history']

/** Whether other resources may import this file: a public part of a resource, or a file directly in `resources`. */
const isPublic = (to) => PUBLIC_PARTS.some((part) => to === roomOf(to) + part)

function mayImport(table, from, to) {
  const allowed = table[rowOf(from)] ?? []
  const isAllowed = allowed.some((entry) => entry === segments(to, 1) || entry === to)
  if (roomOf(from) === roomOf(to)) return !isApi(from) || isApi(to) || isAllowed || to.endsWith('/resource')
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
    const target = typeof source?.value === 'string' ? targetOf(source.value, context) : undefined
    if (target === undefined) return
    const to = placeOf(target, context.cwd)
    if (isFarAway(source.value))
      context.report({ node: source, message: `Write '${source.value}' from '@/', '@theme/' or '@tests/'.` })
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

// The linter loads a plugin from its default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'rooms' }, rules: { table: { meta: { schema: [{ type: 'object' }] }, create } } }
