import { keptText } from '@/domain/values/letters'
import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useCanAccess, useNotify } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { Button } from '@/ui/elements/Button'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { TextField } from '@/ui/form/TextField'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { sideBySide } from '@/ui/layout/styles'
import type { MadePackage, SaveMeta, UnsureSave } from '@/data-provider/types'
import { randomKey } from '@/domain/randomKey'
import type { Id, Owner, PackageRow } from '@/domain/types'
import { t } from '@/i18n/translate'
import { colour, space } from '@theme/tokens'
import { failureInWords } from '../saveAdvice'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { links } from '../resource'
import { usePackageMutation } from '../usePackageMutation'
import { NewDatesSheet } from '../offer/sheets'
import { useKept } from '@/ui/hooks/useKept'
import { knownIds } from './knownIds'

const Body = styled('form')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  '& .text': { color: colour.quiet },
  '& .buttons': { ...sideBySide, gap: 12 },
})

/** A package of the list, or one whose detail is open. */
export type Duplicated = Pick<PackageRow, 'id' | 'name' | 'totals' | keyof Owner>

export type DuplicateSheetProps = {
  /** The package to duplicate; null while the sheet is closed. */
  row: Duplicated | null
  onClose: () => void
  /** The detail of the package is on the screen. The copy takes its place, so that nobody shares the original for it. */
  isOnDetail?: boolean
}

/** 'Duplikasi Paket' (docs/product.md §5.5). Default export: it is loaded after the list has been drawn. */
export default function DuplicateSheet({ row, onClose, isOnDetail = false }: DuplicateSheetProps) {
  const navigate = useNavigate()
  const unsure = useState(false)
  const shown = useKept(row)
  const newDates = useLazySheet<{ row: Duplicated; name: string }>(NewDatesSheet)
  const openNewDates = (copy: { row: Duplicated; name: string }) => {
    newDates.open(copy)
    onClose()
  }
  const openCopy = (id: Id | null) => void navigate(id === null ? links.list : links.show(id), { replace: isOnDetail })
  return (
    <>
      <BottomSheet open={row !== null} onClose={onClose} title={t('duplicate.title')}>
        {shown && (
          <DuplicateForm
            row={shown}
            unsure={unsure}
            onClose={onClose}
            onCopied={isOnDetail ? openCopy : undefined}
            onNewDates={openNewDates}
          />
        )}
      </BottomSheet>
      {newDates.isAsked && <NewDatesSheet copy={newDates.subject} onClose={newDates.close} onCopied={openCopy} />}
    </>
  )
}

type DuplicateFormProps = {
  row: Duplicated
  /** Whether nobody knows what became of the last copy. */
  unsure: [isUnsure: boolean, setUnsure: (isUnsure: boolean) => void]
  onClose: () => void
  /** Absent: the list shows the copy. */
  onCopied: ((id: Id | null) => void) | undefined
  /** Opens the sheet for a copy with new dates, with the name that was typed here. */
  onNewDates: (copy: { row: Duplicated; name: string }) => void
}

function DuplicateForm({ row, unsure: [isUnsure, setUnsure], onClose, onCopied, onNewDates }: DuplicateFormProps) {
  const notify = useNotify()
  const [name, setName] = useState(t('duplicate.name', { name: row.name ?? t('duplicate.fallbackName') }))
  const wanted = keptText(name)
  const queryClient = useQueryClient()
  const { run, isPending, error } = usePackageMutation<SaveMeta, { data: MadePackage }>({
    save: (provider, meta) =>
      provider.duplicate('umroh-regular', row.id, {
        namaPaket: wanted,
        known: knownIds(queryClient),
        meta,
      }),
    onFailed: (failed: Error & Partial<UnsureSave>) => {
      if (failed.unsure) setUnsure(true)
    },
    onSaved: () => {
      setUnsure(false)
      notify('duplicate.done', { type: 'success' })
    },
  })
  useKeptFocus(isPending)
  // A copy with new dates is a new package, and staff have no mitra that could own one.
  const { canAccess: mayCreate } = useCanAccess({ action: 'create' })
  // The copy may exist, and this API would make a second one: the mitra decides (docs/product.md §7.3.3).
  const mayExist = (error as Partial<UnsureSave> | null)?.unsure === 'ask'
  const duplicate = (meta: SaveMeta) =>
    run(meta, {
      onDone({ data }) {
        onClose()
        onCopied?.(data.id)
      },
    })
  const duplicateAgain = () => {
    setUnsure(false)
    // A second copy is wanted now, so it has a key of its own.
    duplicate({ idempotencyKey: randomKey() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '') duplicate({ isRepeat: isUnsure })
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
          error={error ? failureInWords(error) : undefined}
        />
      </div>
      <div className="buttons">
        <Button variant="outlined" size="large" onClick={onClose}>
          {t('duplicate.cancel')}
        </Button>
        {mayExist && (
          <Button variant="outlined" size="large" onClick={duplicateAgain} disabled={isPending || wanted === ''}>
            {t('duplicate.again')}
          </Button>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isPending || wanted === ''}>
          {t(isPending ? 'duplicate.submitting' : 'duplicate.submit')}
        </Button>
      </div>
      {mayCreate && (
        <Button onClick={() => onNewDates({ row, name })} disabled={isPending}>
          {t('duplicate.newDates')}
        </Button>
      )}
      <LiveRegion text={isPending ? t('duplicate.nowSubmitting') : ''} />
    </Body>
  )
}
