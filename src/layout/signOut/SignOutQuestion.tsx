import styled from '@emotion/styled'
import { t } from '@/i18n/translate'
import { colour, space } from '@theme/tokens'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { Button } from '@/ui/elements/Button'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  '& p': { color: colour.quiet, marginBottom: 4, overflowWrap: 'anywhere' },
})

export type SignOutQuestionProps = { open: boolean; text: string; onCancel: () => void; onSignOut: () => void }

/** Asks before a logout that deletes drafts. */
export function SignOutQuestion({ open, text, onCancel, onSignOut }: SignOutQuestionProps) {
  return (
    <BottomSheet open={open} onClose={onCancel} title={t('signOut.title')}>
      <Body>
        <p>{text}</p>
        <Button variant="contained" size="large" onClick={onCancel}>
          {t('signOut.cancel')}
        </Button>
        <Button size="large" style={{ color: colour.error }} onClick={onSignOut}>
          {t('auth.logout')}
        </Button>
      </Body>
    </BottomSheet>
  )
}
