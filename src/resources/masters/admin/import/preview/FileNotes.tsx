import { firstLetters } from '@/domain/values/letters'
import { t } from '@/i18n/admin/desktop'
import { importText } from '@/i18n/admin/importTexts'
import { Button } from '@/ui/elements/Button'
import type { Table } from '../rows/table'
import type { Preview } from './preview'

const LONGEST = 200
const MOST_LINES = 10

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
  const hidden = hiddenText(table)
  const season = table.season && importText('seasonRead', { season: t(`master.season.${table.season}`) })
  if (hidden === null && season === null && sheets.length < 2 && table.above.length === 0) return null
  const from = sheet === null ? importText('readFrom', { line }) : importText('readFromSheet', { sheet, line })
  return (
    <div className="note">
      <p>{[from, season, hidden].filter(Boolean).join(' ')}</p>
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

/** The notes of a file that may change its prices. They are not imported, so the admin has to read them. */
function PriceNotes({ skipped = [] }: Preview) {
  const notes = skipped.filter(({ isAboutPrices }) => isAboutPrices)
  if (notes.length === 0) return null
  return (
    <div className="note wrong">
      <p>{importText('readNotes')}</p>
      {notes.slice(0, MOST_LINES).map(({ line, content }) => (
        <p key={line}>{importText('noteAt', { line, content: firstLetters(content, LONGEST) })}</p>
      ))}
    </div>
  )
}

/** How the cells were written by which rooms are not sold, once for the file. */
function UnsoldNote({ unsold }: Preview) {
  if (unsold.length === 0) return null
  const words = [...new Set(unsold.map((text) => (text === '' ? importText('empty') : `"${text}"`)))]
  return (
    <p className="note">{importText('unsold', { n: unsold.length, words: words.slice(0, MOST_LINES).join(', ') })}</p>
  )
}

/** What of a file was read and what was not: its sheet, its columns, and its notes. */
export function FileNotes({ preview, onChooseSheet }: SheetProps & { preview: Preview }) {
  const { unknown, absent } = preview.table.found
  return (
    <>
      <SourceNote table={preview.table} onChooseSheet={onChooseSheet} />
      <PriceNotes {...preview} />
      <UnsoldNote {...preview} />
      {unknown.length > 0 && <p className="note">{importText('unknown', { columns: unknown.join(', ') })}</p>}
      {absent.length > 0 && <p className="note">{importText('absent', { columns: absent.join(', ') })}</p>}
    </>
  )
}
