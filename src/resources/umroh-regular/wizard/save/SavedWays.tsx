import { useNotificationContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Id } from '../../../../domain/types'
import { t } from '../../../../i18n/package/wizard'
import { ButtonLink } from '../../../../ui/elements/Button'
import { arrivalOf } from '../../arrival'
import { links } from '../../resource'

/** The ways from the notice after a save to the saved package. The notice goes when the mitra leaves the list. */
export function SavedWays({ id }: { id: Id }) {
  const { resetNotifications } = useNotificationContext()
  const { pathname } = useLocation()
  const wasOnList = useRef(false)
  useEffect(() => {
    if (pathname === links.list) wasOnList.current = true
    else if (wasOnList.current) resetNotifications()
  }, [pathname, resetNotifications])
  const to = links.show(id)
  return (
    <>
      <ButtonLink to={to} variant="outlined">
        {t('saved.open')}
      </ButtonLink>
      <ButtonLink to={to} state={arrivalOf({ isShared: true })} variant="contained">
        {t('saved.share')}
      </ButtonLink>
    </>
  )
}
