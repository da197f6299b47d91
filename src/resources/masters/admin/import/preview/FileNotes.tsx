import { firstLetters } from '@/domain/values/letters'
import { t } from '@/i18n/admin/desktop'
import { importText } from '@/i18n/admin/importTexts'
import { Button } from '@/ui/elements/Button'
import { CheckField } from '@/ui/form/CheckField'
import { ToggleField } from '@/ui/form/ToggleField'
import type { EndMeaning } from '../periods/borders'
import { blocksOf, type Table } from '../rows/table'
import { lineOf } from './figureText'
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

/** What an admin may choose about a file. */
export type Choice = { sheets?: readonly string[]; ends?: EndMeaning }
type ChoiceProps = { onChoose: (choice: Choice) => void }

/** The sheets that can be read together, those of nights. The last one stays. */
function JoinedSheets({ table: { read, joinable }, onChoose }: ChoiceProps & { table: Table }) {
  if (joinable.length < 2) return null
  return (
    <div className="rivals" role="group" aria-label={importText('joinable')}>
      <span>{importText('joinable')}</span>
      {joinable.map((name) => (
        <CheckField
          key={name}
          label={name}
          checked={read.includes(name)}
          disabled={read.length === 1 && read.includes(name)}
          onChange={(isOn) =>
            onChoose({ sheets: joinable.filter((one) => (one === name ? isOn : read.includes(one))) })
          }
        />
      ))}
    </div>
  )
}

function sourceText({ sheet, read, headingLine: line }: Table): string {
  if (sheet === null) return importText('readFrom', { line })
  if (read.length < 2) return importText('readFromSheet', { sheet, line })
  return importText('readFromSheets', { sheets: read.map((name) => `"${name}"`).join(', ') })
}

/** Which sheets and line were read, where that is not the only answer. Other sheets that fit can be chosen. */
function SourceNote({ table, onChoose }: ChoiceProps & { table: Table }) {
  const { sheets, joinable } = table
  const rivals = table.rivals.filter((name) => joinable.length < 2 || !joinable.includes(name))
  const hidden = hiddenText(table)
  const season = table.season && importText('seasonRead', { season: t(`master.season.${table.season}`) })
  if (hidden === null && season === null && sheets.length < 2 && table.above.length === 0) return null
  return (
    <div className="note">
      <p>{[sourceText(table), season, hidden].filter(Boolean).join(' ')}</p>
      <JoinedSheets table={table} onChoose={onChoose} />
      {rivals.length > 0 && (
        <div className="rivals">
          <span>{importText('rivals')}</span>
          {rivals.map((name) => (
            <Button key={name} variant="outlined" onClick={() => onChoose({ sheets: [name] })}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const MEANINGS = (['checkOut', 'lastNight'] as const).map((value) => ({ value, label: importText(`ends_${value}`) }))

/** What the last days of periods are that no border of the file settles (docs/product.md §15.6.20). */
function EndsNote({ dated, onChoose }: ChoiceProps & { dated: Preview['dated'] }) {
  if (!dated || dated.ends.open === 0) return null
  const { open, settled, meaning } = dated.ends
  return (
    <div className={meaning === null ? 'note wrong' : 'note'}>
      <p>{importText('endsOpen', { n: open, ...settled })}</p>
      <ToggleField
        label={importText('endsMean')}
        value={meaning}
        options={MEANINGS}
        onChange={(chosen) => chosen && onChoose({ ends: chosen })}
      />
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
      {notes.slice(0, MOST_LINES).map((note) => (
        <p key={lineOf(note)}>
          {importText('noteAt', { line: lineOf(note), content: firstLetters(note.content, LONGEST) })}
        </p>
      ))}
    </div>
  )
}

/** How cells were written whose rooms are not sold, or whose prices have a mark, once for the file. */
function CellsNote({ of, texts }: { of: 'unsold' | 'marked'; texts: readonly string[] }) {
  if (texts.length === 0) return null
  const words = [...new Set(texts.map((text) => (text === '' ? importText('empty') : `"${text}"`)))]
  return <p className="note">{importText(of, { n: texts.length, words: words.slice(0, MOST_LINES).join(', ') })}</p>
}

/** What of a file was read and what was not: its sheet, its columns, and its notes. */
export function FileNotes({ preview, onChoose }: ChoiceProps & { preview: Preview }) {
  const blocks = blocksOf(preview.table)
  const unknown = [...new Set(blocks.flatMap(({ found }) => found.unknown))]
  // A list of nights has no base rates, and leaves them alone.
  const isBaseRate = (heading: string) =>
    preview.columns.some((column) => column.unit === 'sar' && column.heading === heading)
  const absent = preview.table.found.absent.filter(
    (heading) => !preview.told.has(heading) && (!preview.dated || !isBaseRate(heading)),
  )
  return (
    <>
      <SourceNote table={preview.table} onChoose={onChoose} />
      <EndsNote dated={preview.dated} onChoose={onChoose} />
      <PriceNotes {...preview} />
      <CellsNote of="unsold" texts={preview.unsold} />
      <CellsNote of="marked" texts={preview.marked} />
      {unknown.length > 0 && <p className="note">{importText('unknown', { columns: unknown.join(', ') })}</p>}
      {absent.length > 0 && <p className="note">{importText('absent', { columns: absent.join(', ') })}</p>}
    </>
  )
}
