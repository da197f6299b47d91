import { firstLetters } from '../../../../../domain/values/letters'
import { importText } from '../../../../../i18n/admin/importTexts'
import { Button } from '../../../../../ui/elements/Button'
import { cellText, type Table } from '../rows/table'
import type { Preview } from './preview'

const LONGEST = 80
const MOST_LINES = 10

/** The texts of the rows above the headings, so that nobody misses a row. */
function skippedText({ above }: Table): string | null {
  if (above.length === 0) return null
  const content = above.map(({ cells }) => cells.map(cellText).filter(Boolean).join(' ')).join('; ')
  return importText('skippedAbove', { n: above.length, content: `"${firstLetters(content, LONGEST)}"` })
}

/** Rows and columns that nobody sees in the spreadsheet, but that are read. */
function hiddenText({ hiddenLines, hiddenHeadings }: Table): string | null {
  const lines = hiddenLines.slice(0, MOST_LINES).join(', ') + (hiddenLines.length > MOST_LINES ? ', …' : '')
  const texts = [
    hiddenLines.length > 0 && importText('hiddenRows', { n: hiddenLines.length, lines }),
    hiddenHeadings.length > 0 && importText('hiddenColumns', { columns: hiddenHeadings.join(', ') }),
  ]
  return texts.filter(Boolean).join(' ') || null
}

type SheetProps = { onChooseSheet: (sheet: string) => void }

/** Which sheet and line were read, where that is not the only answer. Other sheets that fit can be chosen. */
function SourceNote({ table, onChooseSheet }: SheetProps & { table: Table }) {
  const { sheet, sheets, headingLine: line, rivals } = table
  const skipped = skippedText(table)
  const hidden = hiddenText(table)
  if (skipped === null && hidden === null && sheets.length < 2) return null
  const from = sheet === null ? importText('readFrom', { line }) : importText('readFromSheet', { sheet, line })
  return (
    <div className="note">
      <p>{[from, skipped, hidden].filter(Boolean).join(' ')}</p>
      {rivals.length > 0 && (
        <div className="rivals">
          <span>{importText('rivals')}</span>
          {rivals.map((name) => (
            <Button key={name} variant="outlined" onClick={() => onChooseSheet(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What of a file was read and what was not: its sheet, and its columns. */
export function FileNotes({ preview, onChooseSheet }: SheetProps & { preview: Preview }) {
  const { unknown, absent } = preview.headings
  return (
    <>
      <SourceNote table={preview.table} onChooseSheet={onChooseSheet} />
      {unknown.length > 0 && <p className="note">{importText('unknown', { columns: unknown.join(', ') })}</p>}
      {absent.length > 0 && <p className="note">{importText('absent', { columns: absent.join(', ') })}</p>}
    </>
  )
}
