import { t } from '@/i18n/translate'
import { LeaveSheet } from '@/ui/leave/LeaveSheet'

type SignOutQuestionProps = { open: boolean; text: string; onCancel: () => void; onSignOut: () => void }

/** Asks before a logout that deletes drafts. */
export const SignOutQuestion = ({ open, text, onCancel, onSignOut }: SignOutQuestionProps) => (
  <LeaveSheet
    open={open}
    title={t('signOut.title')}
    text={text}
    stay={{ label: t('app.cancel'), onClick: onCancel }}
    discard={{ label: t('auth.logout'), onClick: onSignOut }}
  />
)
