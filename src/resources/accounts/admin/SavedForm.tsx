import type { ReactNode } from 'react'
import { t } from '../../../i18n/admin/accounts'
import { say } from '../../../i18n/translate'
import { AskBeforeLeaving } from '../../../kit/AskBeforeLeaving'
import { useIsDirty } from '../../../kit/useIsDirty'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
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
  return (
    <form {...form}>
      <Card as="div">{children}</Card>
      {failure && (
        <p className="failure" role="alert">
          {say(failure)}
        </p>
      )}
      <div className="buttons">
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? t('account.saving') : submit}
        </Button>
        <LiveRegion text={isPending ? t('account.nowSaving') : ''} />
        {onReload && (
          <Button variant="outlined" size="large" onClick={onReload}>
            {t('account.reload')}
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
      <AskBeforeLeaving isDirty={useIsDirty(typed)} />
    </form>
  )
}
