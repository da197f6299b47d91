type Cell = string | number | null

// A spreadsheet runs a text as a formula if it begins with one of these characters.
const FORMULA = /^[=+\-@\t\r]/

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8; text never becomes a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
