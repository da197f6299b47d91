import { isAboutPrices } from '../rows/notes'
import { namesDay } from '../rows/seasons'
import { rowText, type Block, type Row } from '../rows/table'

/** A row of a file that is no record. What it says about prices or days counts for them, and is not imported. */
export type Skipped = { line: number; sheet?: string; content: string; isAboutPrices: boolean }

const skipped = (row: Row): Skipped => {
  const content = rowText(row)
  return { line: row.line, content, isAboutPrices: isAboutPrices(content) || namesDay(content) }
}

/** The title that names the nights of a list is no such row: it was read. */
export const skippedRows = ({ above, notes, titled }: Block): Skipped[] =>
  [...above, ...notes]
    .map(skipped)
    .filter(({ content }) => content !== titled)
    .sort((a, b) => a.line - b.line)
