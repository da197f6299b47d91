import type { ImportText } from '../../../../../i18n/admin/importTexts'
import type { Values } from '../../../../../i18n/translate'
import type { Column } from './columns'
import { findHeadings, type FoundHeadings } from './findHeadings'
import type { Sheet, Table } from './table'

type Candidate = { sheet: Sheet; found: FoundHeadings; count: number; isComplete: boolean }

function candidateOf(sheet: Sheet, columns: readonly Column[]): Candidate[] {
  const found = findHeadings(sheet.rows, columns)
  if (!found) return []
  return [
    { sheet, found, count: sheet.count - found.from - found.depth, isComplete: found.headings.missing.length === 0 },
  ]
}

const rank = ({ isComplete, count, found }: Candidate) =>
  (isComplete ? 1000 : 0) + (isComplete && count > 0 ? 1000 : 0) + found.known

const nameOf = ({ sheet }: Candidate) => sheet.name ?? ''

export type FoundTable = { table: Table; count: number } | { problem: ImportText; values: Values }

/**
 * Finds the sheet whose headings name the columns. A hidden sheet is never read: nobody sees there what is imported. If
 * several sheets fit, the first is read, and the others are named.
 */
export function findTable(sheets: readonly Sheet[], columns: readonly Column[], chosen?: string): FoundTable {
  const visible = sheets.filter(({ isHidden }) => !isHidden).flatMap((sheet) => candidateOf(sheet, columns))
  const hidden = sheets.filter(({ isHidden }) => isHidden).flatMap((sheet) => candidateOf(sheet, columns))
  const best = visible.find(({ sheet }) => sheet.name === chosen) ?? [...visible].sort((a, b) => rank(b) - rank(a))[0]
  const behind = hidden.find(({ isComplete, count }) => isComplete && count > 0)
  if (behind && !best?.isComplete) return { problem: 'fileHidden', values: { sheet: nameOf(behind) } }
  if (!best) return { problem: 'fileEmpty', values: {} }
  const { found, sheet } = best
  const rows = sheet.rows.slice(found.from + found.depth)
  const rivals = visible.filter((one) => one !== best && one.isComplete && one.count > 0)
  return {
    table: {
      headings: found.texts,
      headingLine: sheet.rows[found.from + found.depth - 1]?.line ?? 1,
      above: sheet.rows.slice(0, found.from),
      rows,
      sheet: sheet.name,
      sheets: sheets.flatMap(({ name, isHidden }) => (name === null || isHidden ? [] : [name])),
      rivals: best.isComplete ? rivals.map(nameOf) : [],
      hiddenLines: rows.map(({ line }) => line).filter((line) => sheet.hidden?.lines.has(line)),
      hiddenHeadings: [...found.headings.places.values()]
        .filter((place) => sheet.hidden?.columns.has(place))
        .map((place) => found.texts[place] ?? ''),
    },
    count: best.count,
  }
}
