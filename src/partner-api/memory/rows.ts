/** Functions on the tables of a memory state. They never change a table or a row. */

export const copy = <T>(value: T): T => structuredClone(value)
export const without = <T>(table: Readonly<Record<string, T>>, keep: (row: T, key: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([key, row]) => keep(row, key)))
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
