import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { ButtonLink } from '@/ui/elements/Button'
import { withWays } from '@/ui/feedback/toastWays'
import { arrivalOf } from '../../arrival'
import { links } from '../../resource'

/** The ways from the notice after a save to the saved package. */
const SavedWays = ({ to }: { to: string }) => (
  <>
    <ButtonLink to={to} variant="outlined">
      {t('saved.open')}
    </ButtonLink>
    <ButtonLink to={to} state={arrivalOf({ isShared: true })} variant="contained">
      {t('saved.share')}
    </ButtonLink>
  </>
)

/** The notice of a wizard that leads to the list after its save. */
export const noticeOnList = (id: Id) => withWays(<SavedWays to={links.show(id)} />, links.list)
