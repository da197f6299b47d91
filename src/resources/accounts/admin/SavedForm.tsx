import type { ReactNode } from 'react'
import { t } from '../../../i18n/admin/accounts'
import { AskBeforeLeaving } from '../../../kit/AskBeforeLeaving'
import { FormFoot } from '../../../kit/FormFoot'
import { useIsDirty } from '../../../kit/useIsDirty'
import { useSubmit } from '../../../ui/form/useSubmit'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'

export type SavedFormProps = {
  /** The message of a failed save; null if a field shows it. */
  failure: string | null
  isPending: boolean
  /** The text of the button that saves. */
  submit: string
  onSubmit: () => void
  /** Reads the record again. Absent unless somebody else has changed it. */
  onReload?: (() => void) | undefined
  onCancel: () => void
  /** The typed values: the form asks before they are lost. */
  typed: unknown
  children: ReactNode
}

/** The form of a user or a mitra: its fields, what failed, and its buttons. */
export function SavedForm({
  failure,
  isPending,
  submit,
  onSubmit,
  onReload,
  onCancel,
  typed,
  children,
}: SavedFormProps) {
  const form = useSubmit(isPending, onSubmit)
  const isDirty = useIsDirty(typed)
  return (
    <form {...form}>
      <Card component="div">{children}</Card>
      <FormFoot failure={failure} isPending={isPending} submit={submit}>
        {onReload && (
          <Button variant="outlined" size="large" onClick={onReload}>
            {t('account.reload')}
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </FormFoot>
      <AskBeforeLeaving isDirty={isDirty} />
    </form>
  )
}
