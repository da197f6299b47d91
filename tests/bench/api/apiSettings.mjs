import { randomUUID } from 'node:crypto'

/** The requests that the benchmark of the API sends, and their number. */
export const CONNECTIONS = 8
export const REQUESTS = 800
export const WARM_UP = 200
export const MAX_MS = 20_000
export const ROUNDS = 8
const PACKAGES = '/api/partner/umroh-regular'
export const PER_PAGE = 50
export const LIST = `${PACKAGES}?per_page=${PER_PAGE}`
export const DEEP_PAGE = 100
export const DEEP = `list, page ${DEEP_PAGE}`
/** The figures of an admin's Beranda: packages by mitra and month. */
const DESK = '/api/partner/desk'

/** The first line of an output as JSON; undefined until it has come. */
export const firstLine = (output) =>
  output.includes('\n') ? JSON.parse(output.slice(0, output.indexOf('\n'))) : undefined

/** The arguments of `startScript` for an API over a database with so many packages. */
export const apiScript = (database, packages, env = {}) => [
  'tests/bench/apiServer.ts',
  [database, String(packages), LIST, PACKAGES],
  { NODE_ENV: 'production', DATABASE_URL: '', ...env },
  firstLine,
]

// Search words that were searched before: most names have one of the first, few or none have one of the second.
const COMMON = ['umroh', 'UMROH REGULER', 'hari –']
const RARE = ['keluarga hidayat 77', 'raya 4321', 'tidak ada yang begini']

// Cuts a search word out of a package name. Most of these words were never searched before; some match most names, some
// match few or none.
const pieceOf = ({ namaPaket }, at) => namaPaket.slice(at % 30, (at % 30) + 3 + (at % 5))

const search = (text) => ({ path: `${LIST}&q=${encodeURIComponent(text)}` })
export const detail = ({ ids }, index) => ({ path: `${PACKAGES}/${ids[index % ids.length]}` })
export const save = ({ bodies }, index) => ({
  method: 'POST',
  path: PACKAGES,
  body: bodies[index % bodies.length],
  headers: { 'idempotency-key': randomUUID() },
  expected: 201,
})

/** The requests that are measured, as functions of a server and a running number. */
export const KINDS = [
  ['list, page 1', () => ({ path: LIST })],
  [DEEP, () => ({ path: `${LIST}&page=${DEEP_PAGE}` })],
  ['search, common word', (_, index) => search(COMMON[index % COMMON.length])],
  ['search, rare word', (_, index) => search(RARE[index % RARE.length])],
  [
    'search, new words',
    ({ bodies }, index) => search(pieceOf(bodies[index % bodies.length], Math.floor(index / bodies.length))),
  ],
  ['detail', detail],
  ['save', save],
  ['desk', ({ adminToken }) => ({ path: DESK, headers: { authorization: `Bearer ${adminToken}` } })],
]
