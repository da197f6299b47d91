import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNotify } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { BottomSheet } from '../../../components/BottomSheet'
import { TextField } from '../../../components/TextField'
import { createSaveKeys } from '../../../domain/saveKeys'
import type { PackageRow } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { colour, space } from '../../../../theme/tokens'
import { usePackageMutation } from '../usePackageMutation'

const Body = styled('form')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  '& .text': { color: colour.quiet },
  '& .buttons': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
})

export type DuplicateSheetProps = {
  /** What is to be duplicated; null while the sheet is closed. */
  row: PackageRow | null
  onClose: () => void
}

/** 'Duplikasi Paket' (spec §2 and §4). */
export function DuplicateSheet({ row, onClose }: DuplicateSheetProps) {
  return (
    <BottomSheet open={row !== null} onClose={onClose} title={t('duplicate.title')}>
      {row && <DuplicateForm key={row.id} row={row} onClose={onClose} />}
    </BottomSheet>
  )
}

function DuplicateForm({ row, onClose }: { row: PackageRow; onClose: () => void }) {
  const notify = useNotify()
  const [name, setName] = useState(t('duplicate.name', { name: row.name ?? t('duplicate.fallbackName') }))
  const [keys] = useState(createSaveKeys)
  const { run, isPending, error } = usePackageMutation<string>({
    save: (provider, namaPaket) => provider.duplicate(row.id, { namaPaket, meta: { idempotencyKey: keys.keyFor(namaPaket) } }),
    onSaved: () => {
      notify('duplicate.done', { type: 'success' })
      onClose()
    },
  })
  const wanted = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '') run(wanted)
  }
  return (
    <Body onSubmit={submit} noValidate>
      <p className="text">{t('duplicate.text')}</p>
      <div role={error ? 'alert' : undefined}>
        <TextField label={t('duplicate.placeholder')} placeholder={t('duplicate.placeholder')} value={name} onChange={(event) => setName(event.target.value)} error={error?.message} />
      </div>
      <div className="buttons">
        <Button variant="outlined" size="large" onClick={onClose}>{t('duplicate.cancel')}</Button>
        <Button type="submit" variant="contained" size="large" disabled={isPending || wanted === ''}>
          {t(isPending ? 'duplicate.submitting' : 'duplicate.submit')}
        </Button>
      </div>
    </Body>
  )
}
