import { sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../postgres/database'
import { migrateWithin, newestSchema } from '../postgres/migrate'
import { everyTable, sequencesOf } from './catalogue'
import { damaged, readHeader, readMark, rowsOf, type BackupHeader } from './format'
import { loadTable, type Loader } from './loadTables'
import { loosenSchema } from './looseSchema'
import { readLines, type HashedLine } from './readLines'
import { throwIfStopped } from './stopped'
import { makeSchema } from './targetSchema'
import type { Watch } from './writeBackup'

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
