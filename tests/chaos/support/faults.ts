import type { Random } from './draw'
import { SHAPES } from './shapes'

export const KINDS = [
  'delay',
  'drop before',
  'drop after',
  'cut off',
  'half JSON',
  'status',
  'html',
  'empty',
  'shape',
] as const
export type FaultKind = (typeof KINDS)[number]

/** A fault of one request. `works`: the server handles the request in spite of the fault. */
export type Fault = { kind: FaultKind; delayMs: number; works: boolean; status: number; shape: string }

export type Call = { method: string; path: string }

const STATUSES = [401, 401, 401, 419, 422, 429, 500, 500, 503] as const
const READS = [
  'delay',
  'delay',
  'drop before',
  'drop after',
  'cut off',
  'half JSON',
  'status',
  'status',
  'status',
  'html',
  'empty',
  'shape',
  'shape',
  'shape',
] as const
const WRITES = [
  'delay',
  'delay',
  'drop before',
  'drop after',
  'drop after',
  'cut off',
  'half JSON',
  'status',
  'status',
  'html',
  'empty',
  'shape',
] as const

const isWrite = ({ method, path }: Call) => method !== 'GET' && !path.endsWith('/logout') && !path.endsWith('/login')

/**
 * Draws the fault of a request, or null. When a write gets an empty or odd body with a 2xx status, the server has
 * really saved, because no client could detect a false success. The app must accept that body: docs/product.md §4.7.2 leaves the
 * answer of a save open.
 */
export function faultFor(random: Random, call: Call, chance: number): Fault | null {
  // Writes are few but they can be lost or doubled, so faults hit them more often.
  if (!random.chance(isWrite(call) ? Math.sqrt(chance) : chance)) return null
  const kind = random.pick<FaultKind>(isWrite(call) ? WRITES : READS)
  const status = random.pick(STATUSES)
  const mayWork = kind === 'html' || (kind === 'status' && status >= 500)
  const works = mayWork ? random.chance(0.4) : kind !== 'drop before' && kind !== 'status'
  return {
    kind,
    status,
    works,
    delayMs: kind === 'delay' ? random.between(100, 1500) : random.between(0, 120),
    shape: random.pick(Object.keys(SHAPES)),
  }
}

export const describeFault = ({ kind, delayMs, works, status, shape }: Fault): string => {
  const what =
    kind === 'status'
      ? `status ${status}`
      : kind === 'shape'
        ? `shape: ${shape}`
        : kind === 'delay'
          ? `delay ${delayMs} ms`
          : kind
  return kind === 'status' || kind === 'html' ? `${what}, ${works ? 'after' : 'before'} the server has worked` : what
}

export const PORTAL =
  '<!doctype html><html><title>Wi-Fi Bandara</title><body><h1>Selamat datang di Wi-Fi Bandara</h1></body></html>'

/** The body of an error answer, in the style of a Laravel API or a gateway in front of it. */
export function errorBody(status: number, random: Random): string {
  if (status === 422)
    return JSON.stringify({
      message: 'Data yang dikirim belum benar',
      errors: {
        [random.pick(['namaPaket', 'jumlahJamaah', 'pesawat.id', 'hotelMakkah.id', 'tidak_dikenal'])]: [
          'Ditolak untuk percobaan',
        ],
      },
    })
  return random.pick([JSON.stringify({ message: `Percobaan ${status}` }), '', PORTAL])
}
