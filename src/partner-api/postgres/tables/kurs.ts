import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, numeric, pgTable } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { id, ref, time } from './columns'

const decimal = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' }).notNull()

// The history of the riyal's rate. A trigger refuses to change or delete a row.
export const kurs = pgTable(
  'kurs',
  {
    id: id(),
    rupiahPerSar: decimal('rupiah_per_sar'),
    buffer: decimal('buffer'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: ref('created_by'),
  },
  (t) => [
    foreignKey({ name: 'kurs_created_by_fkey', columns: [t.createdBy], foreignColumns: [users.id] }),
    check('kurs_rupiah_per_sar_check', sql`${t.rupiahPerSar} > 0`),
    check('kurs_buffer_check', sql`${t.buffer} >= 0`),
    index('kurs_newest').on(t.validFrom.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
