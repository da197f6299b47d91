import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database, OpenDatabase } from '../database'
import { migrateWithin, newestSchema, schemaOf } from '../migrate'
import { BackupError, damaged, everyTable, readHeader, readMark, rowsFrom, rowsOf, sequencesOf } from './format'
import { loadTable, type Loader } from './loadTables'
import type { BackupHeader, Watch } from '../../stores/upkeepStore'

/** Throws when somebody has stopped the work. The embedded database gives signals no turn between two statements. */
async function throwIfStopped(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate()
  signal?.throwIfAborted()
}

type Part = { remove: string; restore: string[] }

// An index that serves a constraint stays: it belongs to the constraint.
const INDEXES = sql`select 'drop index ' || i.indexrelid::regclass as remove,
  to_json(array[pg_get_indexdef(i.indexrelid)] || array(
    select format('alter index %s alter column %s set statistics %s', i.indexrelid::regclass, a.attnum, a.attstattarget)
    from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget >= 0)) as restore
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not starts_with(c.relname, '__drizzle')
  and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`

const FOREIGN_KEYS = sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
  json_build_array(format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))) as restore
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`

const TRIGGERS = sql`select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as remove,
  json_build_array(format('alter table %s enable %s trigger %I', tgrelid::regclass,
    case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)) as restore
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace order by 1`

/**
 * Takes indexes, foreign keys and triggers away for a transaction that fills tables, and returns a function that puts
 * them back. Rows then arrive in any order of tables, exactly as they were, and each index is built once: name by name
 * that of 100,000 names takes ten times as long. Putting a foreign key back checks every row.
 */
export async function loosenSchema(tx: Database): Promise<(signal?: AbortSignal) => Promise<void>> {
  const parts: Part[] = []
  for (const kind of [TRIGGERS, FOREIGN_KEYS, INDEXES]) parts.push(...(await rowsFrom<Part>(tx, kind)))
  for (const { remove } of parts) await tx.execute(sql.raw(remove))
  return async (signal) => {
    for (const statement of parts.toReversed().flatMap(({ restore }) => restore)) {
      await throwIfStopped(signal)
      await tx.execute(sql.raw(statement))
    }
  }
}

/** Throws when any table has a row. Locks the tables, so that nobody fills them meanwhile. */
async function refuseFilled(tx: Database): Promise<void> {
  for (const { name } of await everyTable(tx)) {
    const table = sql.identifier(name)
    await tx.execute(sql`lock table ${table} in access exclusive mode`)
    const [row] = await rowsFrom<{ filled: boolean }>(tx, sql`select exists (select from ${table}) as filled`)
    if (row?.filled)
      throw new BackupError(
        `Database tujuan tidak kosong (tabel ${name} berisi). Pemulihan hanya ke database baru yang kosong: tidak ada yang diubah.`,
      )
  }
}

/** Gives an empty database the tables that a backup's database had. Later migrations run when the rows are in. */
async function makeSchema(tx: Database, wanted: number): Promise<void> {
  if (wanted > newestSchema())
    throw new BackupError(
      'Cadangan ini memakai skema yang lebih baru daripada program ini. Pakai program yang lebih baru.',
    )
  await refuseFilled(tx)
  if ((await schemaOf(tx)) > wanted)
    throw new BackupError(
      'Database tujuan sudah memakai skema yang lebih baru daripada cadangan. Pakai database yang benar-benar baru (tanpa tabel).',
    )
  if ((await migrateWithin(tx, wanted)) !== wanted)
    throw new BackupError('Cadangan ini memakai skema yang tidak dikenal program ini.')
}

type HashedLine = {
  text: string
  /** The SHA-256 of everything before this line. */
  shaBefore: () => string
}

const LINE_FEED = 10

/**
 * Cuts bytes into lines. Node's readline would not do: it also ends a line at U+2028, which JSON may hold. A last line
 * without its line feed is left out.
 */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<HashedLine> {
  const hash = createHash('sha256')
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      begun.push(chunk.subarray(from, at + 1))
      const line = begun.length === 1 ? chunk.subarray(from, at + 1) : Buffer.concat(begun)
      yield { text: line.toString('utf8', 0, line.length - 1), shaBefore: () => hash.copy().digest('hex') }
      hash.update(line)
      begun = []
      from = at + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
}

const PROGRESS_EVERY = 1000

async function setSequences(tx: Database, values: Record<string, readonly [string, boolean]>): Promise<void> {
  const known = await sequencesOf(tx)
  for (const [sequence, [last, called]] of Object.entries(values)) {
    if (!known.includes(sequence)) throw damaged(`urutan nomor ${sequence} tidak dikenal`)
    await tx.execute(sql`select setval(${`public."${sequence}"`}::regclass, ${last}::bigint, ${called})`)
  }
}

/** Reads everything after the header. Returns when the end has been read and agrees with what came before. */
async function loadRows(
  tx: Database,
  header: BackupHeader,
  lines: AsyncIterable<HashedLine>,
  { signal, onProgress }: Watch,
): Promise<void> {
  const tables = await everyTable(tx)
  const waiting = new Map(header.tables.map((table) => [table.name, table]))
  const [all, done] = [rowsOf(header), { rows: 0 }]
  let loader: Loader | null = null
  for await (const { text, shaBefore } of lines) {
    if (text.startsWith('[')) {
      if (!loader) throw damaged('baris data tanpa tabel')
      await loader.add(text)
      done.rows += 1
      if (done.rows % PROGRESS_EVERY === 0 || done.rows === all) onProgress?.(done.rows, all)
      signal?.throwIfAborted()
      continue
    }
    await loader?.finish()
    loader = null
    const mark = readMark(text)
    if ('table' in mark) {
      const table = waiting.get(mark.table)
      if (!table) throw damaged(`tabel ${mark.table} tidak disebut di kepala cadangan`)
      waiting.delete(mark.table)
      loader = loadTable(tx, table, tables)
    } else if ('sequences' in mark) await setSequences(tx, mark.sequences)
    else if (mark.rows !== done.rows || waiting.size > 0) throw damaged('jumlah barisnya tidak cocok')
    else if (mark.sha256 !== shaBefore()) throw damaged('sidik jarinya (SHA-256) tidak cocok')
    else return
  }
  throw damaged('akhirnya tidak ada')
}

async function restoreWithin(tx: Database, lines: AsyncGenerator<HashedLine>, watch: Watch): Promise<BackupHeader> {
  const first = await lines.next()
  if (first.done) throw damaged('tidak ada isinya')
  const header = readHeader(first.value.text)
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('timezone', 'UTC', true)`)
  await makeSchema(tx, header.schema)
  const tighten = await loosenSchema(tx)
  await loadRows(tx, header, lines, watch)
  watch.onRead?.()
  await tighten(watch.signal)
  await migrateWithin(tx, newestSchema())
  await throwIfStopped(watch.signal)
  await tx.execute(sql`analyze`)
  // A stop promises that nothing has changed, so it must not come after the commit.
  await throwIfStopped(watch.signal)
  return header
}

/**
 * Restores a backup (already unzipped) into an empty database, in one transaction: a restore that fails or is killed
 * leaves the database as it was. A backup of an older schema is first restored as it was and then migrated.
 */
export const restoreBackup = (
  { migrating }: Pick<OpenDatabase, 'migrating'>,
  bytes: AsyncIterable<Buffer>,
  watch: Watch = {},
): Promise<BackupHeader> => migrating((tx) => restoreWithin(tx, readLines(bytes), watch))
