import * as v from 'valibot'
import { firstLetters } from '../../domain/values/letters'
import { StartError } from '../host/startProblem'

/**
 * A backup is gzip around lines of JSON: the header; for each table its name, then one array of texts for each row; the
 * sequences; and the end, whose checksum covers every line before it. Values are PostgreSQL's own texts, so that no number
 * or time is rounded.
 */
export const FORMAT = 'umroh-mitra-backup'
export const FORMAT_VERSION = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const tableSchema = v.object({ name: v.string(), columns: v.array(v.string()), rows: count })
const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** The time of the newest migration of the database, as the migrations' journal has it. */
  schema: v.number(),
  madeAt: v.string(),
  tables: v.array(tableSchema),
})
const lineSchema = v.union([
  v.object({ table: v.string() }),
  v.object({ sequences: v.record(v.string(), v.tuple([v.string(), v.boolean()])) }),
  v.object({ end: v.literal(true), rows: count, sha256: v.string() }),
])

export type BackupTable = v.InferOutput<typeof tableSchema>
export type BackupHeader = v.InferOutput<typeof headerSchema>
/** A line that is not a row. */
export type BackupMark = v.InferOutput<typeof lineSchema>

/** A reason why a backup cannot be written or restored, in words for the person at the shell. Others are bugs. */
export class BackupError extends StartError {}

export const damaged = (why: string) => new BackupError(`Berkas cadangan rusak atau terpotong: ${why}.`)

function read<Schema extends v.GenericSchema>(schema: Schema, line: string, what: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(line))
  } catch {
    throw damaged(what)
  }
}

export function readHeader(line: string): BackupHeader {
  const header = read(headerSchema, line, 'baris pertamanya bukan kepala cadangan')
  if (header.version > FORMAT_VERSION)
    throw new BackupError('Cadangan ini dibuat oleh program yang lebih baru. Pakai program yang lebih baru.')
  return header
}

export const readMark = (line: string): BackupMark =>
  read(lineSchema, line, `baris tidak dikenal: ${firstLetters(line, 60)}`)

/** The rows of all tables. */
export const rowsOf = ({ tables }: BackupHeader): number => tables.reduce((sum, { rows }) => sum + rows, 0)
