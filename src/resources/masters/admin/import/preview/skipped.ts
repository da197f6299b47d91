import { isAboutPrices } from '../rows/notes'
import { namesDay } from '../rows/seasons'
import { rowText, type Row, type Table } from '../rows/table'

/** A row of a file that is no record. What it says about prices or days counts for them, and is not imported. */
export type Skipped = { line: number; content: string; isAboutPrices: boolean }

const skipped = (row: Row): Skipped => {
  const content = rowText(row)
  return { line: row.line, content, isAboutPrices: isAboutPrices(content) || namesDay(content) }
}

export const skippedRows = ({ above, notes }: Table): Skipped[] =>
  [...above, ...notes].map(skipped).sort((a, b) => a.line - b.line)
