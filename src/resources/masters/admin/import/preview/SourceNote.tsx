import { firstLetters } from '../../../../../domain/values/letters'
import { importText } from '../../../../../i18n/admin/importTexts'
import { Button } from '../../../../../ui/elements/Button'
import { cellText } from '../rows/cellText'
import type { Table } from '../rows/table'

const LONGEST = 80

/** The texts of the rows above the headings, so that nobody misses a row. */
function skippedText({ above }: Table): string | null {
  if (above.length === 0) return null
  const content = above.map(({ cells }) => cells.map(cellText).filter(Boolean).join(' ')).join('; ')
  return importText('skippedAbove', { n: above.length, content: `"${firstLetters(content, LONGEST)}"` })
}

type Props = { table: Table; onChooseSheet: (sheet: string) => void }

/** Which sheet and line were read, where that is not the only answer. Other sheets that fit can be chosen. */
export function SourceNote({ table, onChooseSheet }: Props) {
  const { sheet, sheets, headingLine: line, rivals } = table
  const skipped = skippedText(table)
  if (skipped === null && sheets.length < 2) return null
  const from = sheet === null ? importText('readFrom', { line }) : importText('readFromSheet', { sheet, line })
  return (
    <div className="note">
      <p>{[from, skipped].filter(Boolean).join(' ')}</p>
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
