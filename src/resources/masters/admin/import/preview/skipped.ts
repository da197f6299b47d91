import { withoutUnit } from '../rows/headingWords'
import { isAboutPrices } from '../rows/notes'
import { namesDay } from '../rows/seasons'
import { rowText, type Block, type Row } from '../rows/table'
import { withoutCurrencies } from '../rows/unitWords'

/** A row of a file that is no record. What it says about prices or days counts for them, and is not imported. */
export type Skipped = { line: number; sheet?: string; content: string; isAboutPrices: boolean }

const skipped = (row: Row, read: (text: string) => string): Skipped => {
  const content = rowText(row)
  return { line: row.line, content, isAboutPrices: isAboutPrices(read(content)) || namesDay(content) }
}

/** What a title says beside the unit of its prices: a title with another unit is wrong (§15.6.11). */
const besideUnit = (title: string) => withoutUnit(withoutCurrencies(title))

/** The title that names the nights of a list is no such row: it was read. */
export const skippedRows = ({ above, notes, titled }: Block): Skipped[] =>
  [...above.map((row) => skipped(row, besideUnit)), ...notes.map((row) => skipped(row, String))]
    .filter(({ content }) => content !== titled)
    .sort((a, b) => a.line - b.line)
