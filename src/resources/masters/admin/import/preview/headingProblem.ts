import { importText } from '../../../../../i18n/admin/importTexts'
import { nearestHeading } from '../rows/nearestHeading'
import type { Preview } from './preview'

const MOST_SHOWN = 20
const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, MOST_SHOWN)
    .map((text) => `"${text}"`)
    .join(', ') + (texts.length > MOST_SHOWN ? ', …' : '')

/** What was read as headings, and where: the admin sees at once that it was the title of the list. */
function whatWasRead({ table }: Preview): string[] {
  const shown = table.headings.filter((text) => text.trim() !== '')
  const values = { line: table.headingLine, headings: quoted(shown), sheet: table.sheet ?? '' }
  return [
    importText(table.sheet === null ? 'readLine' : 'readSheetLine', values),
    ...(table.sheets.length > 1 ? [importText('sheetsInFile', { sheets: quoted(table.sheets) })] : []),
  ]
}

function missingText(preview: Preview): string {
  const { missing, unknown } = preview.headings
  const near = missing.flatMap((column) => {
    const heading = nearestHeading(column, unknown)
    return heading === null ? [] : [importText('nearest', { heading, column })]
  })
  return [importText('missing', { columns: missing.join(', ') }), ...near, ...whatWasRead(preview)].join(' ')
}

/** Why a file as a whole cannot be imported, or null. */
export function headingProblem(preview: Preview): string | null {
  const { missing, doubled, otherUnits } = preview.headings
  const [other] = otherUnits
  if (other) return importText('otherUnit', other)
  if (missing.length > 0) return missingText(preview)
  if (doubled.length > 0) return importText('doubled', { columns: doubled.join(', ') })
  return null
}
