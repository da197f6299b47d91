const A = 64

/** The place of a cell, both from 0: `B3` is column 1 of row 2. Null for a text that names no cell. */
export function placeOf(name: string): { column: number; row: number } | null {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(name) ?? []
  if (!letters || !digits) return null
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A, 0) - 1
  return { column, row: Number(digits) - 1 }
}

/** The name of a column, from 0: 27 is `AB`. */
export function columnName(column: number): string {
  const last = String.fromCharCode(A + 1 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
