import { useRef } from 'react'
import { Button, type ButtonProps } from '@/ui/elements/Button'

const ACCEPTED = [
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  '.xlsm',
  '.xltx',
  '.xltm',
  '.ods',
  '.ots',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel.sheet.macroEnabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
].join(',')

type Props = Pick<ButtonProps, 'variant'> & { label: string; onChoose: (file: File) => void }

/** A button that opens the browser's own choice of a file. The same file may be chosen twice: it may be corrected meanwhile. */
export function FilePicker({ label, variant, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...(variant ? { variant } : {})} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
