import { getTableName } from 'drizzle-orm'
import { bigint, customType, foreignKey, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Kinds of columns that several tables share. */

export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const ref = (name: string) => bigint(name, { mode: 'number' })

export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
})

// The two drivers return times in different forms; this type makes both milliseconds.
export const time = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
})

/** A foreign key under the name that PostgreSQL gives it. */
export const refers = (column: AnyPgColumn, to: AnyPgColumn) =>
  foreignKey({ name: `${getTableName(column.table)}_${column.name}_fkey`, columns: [column], foreignColumns: [to] })
