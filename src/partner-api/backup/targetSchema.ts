import { sql } from 'drizzle-orm'
import type { Database } from '../postgres/database'
import { migrateWithin, newestSchema, schemaOf } from '../postgres/migrate'
import { everyTable, rowsFrom } from './catalogue'
import { BackupError } from './format'

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
export async function makeSchema(tx: Database, wanted: number): Promise<void> {
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
