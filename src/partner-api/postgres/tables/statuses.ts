import { sql } from 'drizzle-orm'
import { check, date, foreignKey, pgTable, text } from 'drizzle-orm/pg-core'
import type { LostReason } from '../../../domain/status/packageStatus'
import { ref, time } from './columns'
import { packages } from './packages'

/** The notes of a mitra about a package and its customer. A package without a row was never shared, lost or put off. */
export const statuses = pgTable(
  'package_statuses',
  {
    packageId: ref('package_id').primaryKey(),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    firstSentAt: time('first_sent_at'),
    sentAt: time('sent_at'),
    validUntil: date('valid_until', { mode: 'string' }),
    lostReason: text('lost_reason').$type<LostReason>(),
    lostAt: time('lost_at'),
    remindAt: date('remind_at', { mode: 'string' }),
  },
  (t) => [
    foreignKey({
      name: 'package_statuses_package_id_fkey',
      columns: [t.packageId],
      foreignColumns: [packages.id],
    }).onDelete('cascade'),
    check(
      'package_statuses_lost_reason_check',
      sql`${t.lostReason} in ('harga', 'tanggal', 'hotel', 'pesaing', 'tidak-jadi', 'tidak-menjawab')`,
    ),
  ],
)
