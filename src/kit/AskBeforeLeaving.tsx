import { t } from '@/i18n/kit'
import { LeaveSheet } from '@/ui/leave/LeaveSheet'
import { useLeaveGuard } from '@/ui/leave/useLeaveGuard'

const nothing = () => undefined

type AskBeforeLeavingProps = { isDirty: () => boolean; onDiscard?: () => void; text?: string }

/**
 * Asks before a form with unsaved changes is left, by a link, by the back button, by a sign-out or by closing the page
 * (docs/product.md §11.1.21). `isDirty` keeps its identity from render to render.
 * `onDiscard` takes the changes back, for a way that stays on the screen.
 */
export function AskBeforeLeaving({ isDirty, onDiscard, text = t('kit.leave.text') }: AskBeforeLeavingProps) {
  const { exit, isAsking, stay } = useLeaveGuard(isDirty, nothing)
  return (
    <LeaveSheet
      open={isAsking}
      title={t('kit.leave.title')}
      text={text}
      stay={{ label: t('kit.leave.stay'), onClick: stay }}
      discard={{
        label: t('kit.leave.discard'),
        onClick() {
          onDiscard?.()
          exit?.go()
          // The way may lead nowhere else, as reading the screen's answers again does.
          stay()
        },
      }}
    />
  )
}
