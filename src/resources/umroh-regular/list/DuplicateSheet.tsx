import styled from '@emotion/styled'
import { useNotify } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { Button } from '../../../ui/layout/Button'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { TextField } from '../../../ui/form/TextField'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { sideBySide } from '../../../ui/layout/styles'
import type { UnsureSave } from '../../../data-provider/types'
import { createSaveKeys, type SaveKeys } from '../../../domain/package/saveKeys'
import type { PackageRow } from '../../../domain/types'
import { say, t } from '../../../i18n/translate'
import { colour, space } from '../../../../theme/tokens'
import { saveAdvice } from '../saveAdvice'
import { usePackageMutation } from '../usePackageMutation'

const Body = styled('form')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  '& .text': { color: colour.quiet },
  '& .buttons': { ...sideBySide, gap: 12 },
})

/** A package of the list, or one whose detail is open. */
export type Duplicated = Pick<PackageRow, 'id' | 'name'>

export type DuplicateSheetProps = {
  /** The package to duplicate; null while the sheet is closed. */
  row: Duplicated | null
  onClose: () => void
}

/** 'Duplikasi Paket' (docs/product.md §5.5). Default export: it is loaded after the list has been drawn. */
export default function DuplicateSheet({ row, onClose }: DuplicateSheetProps) {
  const [keys] = useState(() => createSaveKeys())
  // The sheet keeps its contents while it closes.
  const [shown, setShown] = useState(row)
  if (row && row !== shown) setShown(row)
  return (
    <BottomSheet open={row !== null} onClose={onClose} title={t('duplicate.title')}>
      {shown && <DuplicateForm key={shown.id} row={shown} keys={keys} onClose={onClose} />}
    </BottomSheet>
  )
}

type Refused = Error & { body?: { errors?: Record<string, string> } } & Partial<UnsureSave>

/** The text after a failed copy; when the answer was lost, it says that a copy may exist. */
function wordsOf(error: Refused): string {
  const words = error.body?.errors?.namaPaket ?? error.message
  return error.unsure ? `${say(words)} ${t(saveAdvice(error))}` : words
}

function DuplicateForm({ row, keys, onClose }: { row: Duplicated; keys: SaveKeys; onClose: () => void }) {
  const notify = useNotify()
  const [name, setName] = useState(t('duplicate.name', { name: row.name ?? t('duplicate.fallbackName') }))
  const { run, isPending, error } = usePackageMutation<string>({
    save: (provider, namaPaket) =>
      provider.duplicate(row.id, { namaPaket, meta: { idempotencyKey: keys.keyFor([row.id, namaPaket]) } }),
    onSaved: () => {
      keys.forget()
      notify('duplicate.done', { type: 'success' })
    },
  })
  useKeptFocus(isPending)
  const wanted = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '') run(wanted, { onDone: onClose })
  }
  return (
    <Body onSubmit={submit} noValidate>
      <p className="text">{t('duplicate.text')}</p>
      <div role={error ? 'alert' : undefined}>
        <TextField
          label={t('duplicate.placeholder')}
          placeholder={t('duplicate.placeholder')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={error ? wordsOf(error) : undefined}
        />
      </div>
      <div className="buttons">
        <Button variant="outlined" size="large" onClick={onClose}>
          {t('duplicate.cancel')}
        </Button>
        <Button type="submit" variant="contained" size="large" disabled={isPending || wanted === ''}>
          {t(isPending ? 'duplicate.submitting' : 'duplicate.submit')}
        </Button>
      </div>
      <LiveRegion text={isPending ? t('duplicate.nowSubmitting') : ''} />
    </Body>
  )
}
