import styled from '@emotion/styled'
import { useState } from 'react'
import { colour, radius } from '../../../../../../theme/tokens'
import { importText } from '../../../../../i18n/admin/importTexts'
import { Button } from '../../../../../ui/elements/Button'
import { firstLetters } from '../../../../../domain/values/letters'
import { FilePicker } from '../FilePicker'
import { type Table, cellText } from '../rows/table'
import type { Preview } from './preview'
import { PreviewRows } from './PreviewRows'
import { PreviewFilter, type Shown } from './PreviewFilter'
import { figureText } from './figureText'
import type { Proportion, Remarkable } from './proportion'

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

type SourceNoteProps = { table: Table; onChooseSheet: (sheet: string) => void }

/** Which sheet and line were read, where that is not the only answer. Other sheets that fit can be chosen. */
function SourceNote({ table, onChooseSheet }: SourceNoteProps) {
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

const SHOWN = 3

function listed(prices: readonly Remarkable[], text: 'oneMoved' | 'oneFar'): string {
  const shown = prices
    .slice(0, SHOWN)
    .map(({ line, column, from, to }) =>
      importText(text, { line, column: column.heading, from: figureText(from), to: figureText(to) }),
    )
  const more = prices.length - shown.length
  return [...shown, ...(more > 0 ? [importText('more', { n: more.toLocaleString('id') })] : [])].join('; ')
}

const sentence = (key: 'moved' | 'far', prices: readonly Remarkable[], text: 'oneMoved' | 'oneFar') =>
  prices.length === 0 ? [] : [importText(key, { n: prices.length.toLocaleString('id'), list: listed(prices, text) })]

/** Says which prices an admin should look at once more. They may be right: the import can begin. */
function ProportionNote({ proportion: { moved, far } }: { proportion: Proportion }) {
  const sentences = [...sentence('moved', moved, 'oneMoved'), ...sentence('far', far, 'oneFar')]
  if (sentences.length === 0) return null
  return (
    <div className="note look" role="note">
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{importText('lookAgain')}</p>
    </div>
  )
}

const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: 1,
  minHeight: 0,
  padding: '0 24px 20px',
  '& .file': { color: colour.quiet, overflowWrap: 'anywhere' },
  '& .note': { padding: '10px 16px', borderRadius: radius.medium, backgroundColor: colour.sunken },
  '& .rivals': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 8 },
  '& .wrong': { backgroundColor: colour.errorSoft, color: colour.error, fontWeight: 500 },
  '& .rows': {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
  },
  '& footer': { display: 'flex', alignItems: 'center', gap: 12, justifyContent: 'flex-end' },
  '& footer > p': { marginRight: 'auto', color: colour.quiet },
})

/** The tab that an admin needs first: the wrong rows, or else the rows that will change. */
const firstShown = ({ wrong, rows }: Preview): Shown =>
  wrong.length > 0
    ? 'wrong'
    : ((['changed', 'new', 'same'] as const).find((kind) => rows.some((row) => row.kind === kind)) ?? 'same')

type Props = {
  fileName: string
  preview: Preview
  onSubmit: () => void
  onChoose: (file: File) => void
  onChooseSheet: (sheet: string) => void
}

/** The effect of an import, row by row. The import can begin only if no row is wrong. */
export function ImportPreview({ fileName, preview, onSubmit, onChoose, onChooseSheet }: Props) {
  const [shown, setShown] = useState(() => firstShown(preview))
  const { unknown, absent } = preview.headings
  const n = preview.rows.filter(({ kind }) => kind !== 'same').length
  const isWrong = preview.wrong.length > 0
  return (
    <Place>
      <p className="file">{fileName}</p>
      <SourceNote table={preview.table} onChooseSheet={onChooseSheet} />
      {isWrong && (
        <p className="note wrong" role="alert">
          {importText('fixFirst', { n: preview.wrong.length })}
        </p>
      )}
      {unknown.length > 0 && <p className="note">{importText('unknown', { columns: unknown.join(', ') })}</p>}
      {absent.length > 0 && <p className="note">{importText('absent', { columns: absent.join(', ') })}</p>}
      <ProportionNote proportion={preview.proportion} />
      <PreviewFilter preview={preview} shown={shown} onShow={setShown} />
      <PreviewRows key={shown} preview={preview} shown={shown} />
      <footer>
        {!isWrong && n === 0 && <p>{importText('nothing')}</p>}
        <FilePicker variant="outlined" label={importText('otherFile')} onChoose={onChoose} />
        <Button variant="contained" disabled={isWrong || n === 0} onClick={onSubmit}>
          {importText('submit', { n: n.toLocaleString('id') })}
        </Button>
      </footer>
    </Place>
  )
}
