import styled from '@emotion/styled'
import { BottomSheet } from '../../../../ui/sheet/BottomSheet'
import { Button } from '../../../../ui/layout/Button'
import { t } from '../../../../i18n/wizard'
import { colour, space } from '../../../../../theme/tokens'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  '& p': { color: colour.quiet, marginBottom: 4 },
})

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
  <BottomSheet open={open} onClose={onStay} title={t('leave.title')}>
    <Body>
      <p>{t(WORDS[fate])}</p>
      <Button variant="contained" size="large" onClick={onStay}>
        {t('leave.stay')}
      </Button>
      {fate !== 'signOut' && (
        <Button variant="outlined" size="large" onClick={onLeave}>
          {t(isOnItsWay(fate) ? 'leave.go' : 'leave.keep')}
        </Button>
      )}
      {!isOnItsWay(fate) && (
        <Button size="large" style={{ color: colour.error }} onClick={onDiscard}>
          {t('leave.discard')}
        </Button>
      )}
    </Body>
  </BottomSheet>
)
