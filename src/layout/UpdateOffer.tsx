import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/ui/elements/Button'
import { IconButton } from '@/ui/elements/IconButton'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { t } from '@/i18n/translate'
import { OfferPlace } from './OfferPlace'

/** `unknown` until a service worker reports. `dismissed`: the user does not want this new version yet. */
export type UpdateState = 'unknown' | 'current' | 'new' | 'dismissed'

export type Updates = {
  subscribe: (listener: () => void) => () => void
  getState: () => UpdateState
  /** Activates the new version and reloads the page. */
  accept: () => Promise<void>
  /** Offers this version no more, also after the page was loaded again. */
  dismiss: () => void
}

/**
 * Offers a newer version of the app and waits for the user to accept it. The live region exists before its text does,
 * or screen readers would not announce it.
 */
export function UpdateOffer({ updates, hidden }: { updates: Updates; hidden: boolean }) {
  const state = useSyncExternalStore(updates.subscribe, updates.getState, () => 'unknown')
  const [isLoading, setLoading] = useState(false)
  if (state === 'unknown') return null

  async function accept() {
    setLoading(true)
    await updates.accept()
    setLoading(false)
  }

  return (
    <OfferPlace role="status">
      {state === 'new' && !hidden && (
        <div>
          <p>{t('update.title')}</p>
          <Button variant="contained" disabled={isLoading} onClick={() => void accept()}>
            {t(isLoading ? 'app.loading' : 'error.reload')}
          </Button>
          <IconButton label={t('app.close')} onClick={updates.dismiss}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </OfferPlace>
  )
}
