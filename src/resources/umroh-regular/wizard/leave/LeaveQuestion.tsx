import { t } from '../../../../i18n/package/wizard'
import { LeaveSheet } from '../../../../ui/leave/LeaveSheet'

const WORDS = {
  draft: 'leave.text',
  fleeting: 'leave.fleeting',
  signOut: 'leave.signOut',
  saving: 'leave.saving',
  savingSignOut: 'leave.savingSignOut',
} as const

export type LeaveQuestionProps = {
  open: boolean
  /** The fate of the form: a draft, a draft until the page is closed, lost with the session, or on its way to the server. */
  fate: keyof typeof WORDS
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

const isOnItsWay = (fate: LeaveQuestionProps['fate']) => fate === 'saving' || fate === 'savingSignOut'

/** Asks before the mitra leaves a wizard whose package is not saved. */
export const LeaveQuestion = ({ open, fate, onStay, onLeave, onDiscard }: LeaveQuestionProps) => (
  <LeaveSheet
    open={open}
    title={t('leave.title')}
    text={t(WORDS[fate])}
    stay={{ label: t('leave.stay'), onClick: onStay }}
    keep={fate === 'signOut' ? null : { label: t(isOnItsWay(fate) ? 'leave.go' : 'leave.keep'), onClick: onLeave }}
    discard={isOnItsWay(fate) ? null : { label: t('leave.discard'), onClick: onDiscard }}
  />
)
