import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>
export type StaticFile = {
  type: string
  etag: string
  /** All answers share these bytes: a copy for each would let a few connections fill the memory. */
  bytes: Bytes
  encoded: Partial<Record<Encoding, Promise<Bytes>>>
}
export type StaticFiles = ReadonlyMap<string, StaticFile>

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const WORTH_COMPRESSING = 1024
const SIDECARS = { br: '.br', gzip: '.gz' } as const

const read = (file: string): Bytes => new Uint8Array(readFileSync(file))

export const textOf = ({ bytes }: Pick<StaticFile, 'bytes'>): string => new TextDecoder().decode(bytes)

const compressors: Record<Encoding, (bytes: Bytes) => Promise<Bytes>> = {
  br: async (bytes) =>
    new Uint8Array(await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: async (bytes) => new Uint8Array(await promisify(gzip)(bytes, { level: 9 })),
}

function encodings(file: string, type: string, bytes: Bytes): StaticFile['encoded'] {
  if (!COMPRESSIBLE.test(type) || bytes.length < WORTH_COMPRESSING) return {}
  const encode = (encoding: Encoding) => {
    const beside = file + SIDECARS[encoding]
    return existsSync(beside) ? Promise.resolve(read(beside)) : compressors[encoding](bytes)
  }
  return { br: encode('br'), gzip: encode('gzip') }
}

function load(file: string): StaticFile {
  const bytes = read(file)
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
  return { type, etag, bytes, encoded: encodings(file, type, bytes) }
}

const isServed = (path: string) => !/\.(br|gz)$/.test(path) && !path.split(sep).some((part) => part.startsWith('.'))

/**
 * Reads and compresses every file of a build folder once, by its path (`/assets/index-1a2b.js`): no path of a request ever
 * reaches the file system. Empty when the folder is missing.
 */
export function loadStaticFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files
      .map((file) => [relative(folder, file), file] as const)
      .filter(([path]) => isServed(path))
      .map(([path, file]) => [`/${path.split(sep).join('/')}`, load(file)]),
  )
}

const KNOWN = ['br', 'gzip'] as const

/** The encodings that a client accepts, of those that the server has. */
export function acceptedEncodings(header: string | undefined): (typeof KNOWN)[number][] {
  const offers = (header ?? '').split(',').map((part) => part.trim().split(';'))
  const accepts = (name: string) =>
    offers.some(
      ([coding = '', ...params]) =>
        coding.trim().toLowerCase() === name && !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param)),
    )
  return KNOWN.filter(accepts)
}
