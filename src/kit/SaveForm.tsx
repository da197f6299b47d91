import styled from '@emotion/styled'
import { Form, setSubmissionErrors, useNotify } from 'ra-core'
import { useCallback, useEffect, type ReactNode } from 'react'
import { get, useFormContext, type FieldValues } from 'react-hook-form'
import type { Merged } from '@/domain/merge'
import { isNotFound } from '@/domain/requestPolicy'
import { t as c } from '@/i18n/conflict'
import { t } from '@/i18n/kit'
import { amountErrors } from '@/ui/form/typed/amountErrors'
import { AskBeforeLeaving } from './AskBeforeLeaving'
import { ConflictSheet, type FieldInWords, type FormBasis } from './conflict/ConflictSheet'
import { FormFoot, type FormFootProps } from './FormFoot'
import { useSaveOver, type FormKind, type SaveOptions, type Versioned } from './useSaveOver'

const Place = styled(Form)({
  display: 'grid',
  gap: 20,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
})

export type { FormKind } from './useSaveOver'

export type SaveFormProps<Typed, Saved> = Omit<SaveOptions<Typed, Saved>, 'saved'> &
  Partial<Pick<SaveOptions<Typed, Saved>, 'saved'>> &
  Pick<FormFootProps, 'submit' | 'buttons'> & { children: ReactNode }

/**
 * react-admin's form of the record around it (docs/product.md §11.1.21). It checks the typed values, sends one save at a time,
 * shows the server's messages on their fields, and asks before unsaved changes are lost. After a save of an older version it
 * asks whose changes to keep.
 */
export function SaveForm<Typed extends FieldValues, Saved extends Versioned>({
  kind,
  saved = t('kit.saved'),
  onSaved,
  children,
  ...foot
}: SaveFormProps<Typed, Saved>) {
  const saving = useSaveOver<Typed, Saved>({ kind, saved, onSaved })
  return (
    <Place
      noValidate
      record={saving.initial}
      mode="onTouched"
      resolver={(typed) => amountErrors(typed, kind.problems(typed as Typed))}
      disableInvalidFormNotification
      onSubmit={(typed: FieldValues) => saving.saveOver(saving.basis, typed)}
    >
      {children}
      <Saving {...{ kind, saving, foot }} />
    </Place>
  )
}

type SavingProps<Typed, Saved extends Versioned> = {
  kind: FormKind<Typed, Saved>
  saving: ReturnType<typeof useSaveOver<Typed, Saved>>
  foot: Pick<FormFootProps, 'submit' | 'buttons'>
}

/** The part of a form that knows of its saves: their failures, the question whose changes to keep, and the one before a loss. */
function Saving<Typed extends FieldValues, Saved extends Versioned>({ kind, saving, foot }: SavingProps<Typed, Saved>) {
  const { id, basis, refusal, conflict, closeConflict, begin, saveOver } = saving
  const notify = useNotify()
  const { getValues, handleSubmit, reset, setError, setFocus, setValue } = useFormContext()
  const isDirty = useCallback(() => JSON.stringify(getValues()) !== JSON.stringify(basis.typed), [getValues, basis])
  const refused = Object.entries(refusal?.body?.errors ?? {})
  const [first] = refused[0] ?? []
  useEffect(() => {
    if (refusal && first !== undefined) setFocus(first)
  }, [refusal, first, setFocus])

  async function keepMine({ taken }: Merged<FieldInWords>, seen: FormBasis<Typed>) {
    for (const { path } of taken) setValue(path, get(seen.typed, path))
    begin(seen)
    await handleSubmit(async (typed) => {
      const errors = await saveOver(seen, typed)
      if (errors) setSubmissionErrors(errors, setError)
    })()
  }
  function takeSaved(seen: FormBasis<Typed>) {
    reset(seen.typed)
    begin(seen)
    notify(c('versions.tookSaved'), { type: 'info' })
  }

  const isGone = id !== undefined && isNotFound(refusal)
  // A field on the screen may show the very message of the refusal.
  const isShown = refused.some(
    ([path, message]) => message === refusal?.message && document.getElementsByName(path).length > 0,
  )
  return (
    <>
      <FormFoot {...foot} failure={isGone ? t('kit.gone') : isShown ? null : (refusal?.message ?? null)} />
      {id !== undefined && conflict && (
        <ConflictSheet<Typed, Saved>
          isOpen={conflict.isOpen}
          id={id}
          refusal={conflict}
          basis={basis}
          comparing={kind}
          onClose={closeConflict}
          onKeepMine={(merge, seen) => void keepMine(merge, seen)}
          onTakeSaved={takeSaved}
        />
      )}
      <AskBeforeLeaving isDirty={isDirty} onDiscard={() => reset(basis.typed)} />
    </>
  )
}
