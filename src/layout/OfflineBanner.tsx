import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { useAuthServices } from '@/auth-provider/useSession'
import { formatTime } from '@/domain/values/dates'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import { t } from '@/i18n/translate'
import { colour, OFFLINE_HEIGHT } from '@theme/tokens'

// The empty box takes no space. Its text pushes down the screen and the screen's sticky bars (Frame).
const Place = styled('div')({
  position: 'sticky',
  top: 'var(--bar, 0px)',
  zIndex: 11,
  '& p': {
    minHeight: OFFLINE_HEIGHT,
    display: 'grid',
    placeItems: 'center',
    padding: '4px 16px',
    backgroundColor: colour.text,
    color: colour.surface,
    fontSize: '0.8125rem',
    fontWeight: 600,
    textAlign: 'center',
    lineHeight: 1.3,
  },
})

const never = () => false

/** The server's time while this phone's clock is wrong, as words; null while it is right or unknown. */
function useServerTime(): string | null {
  const { clock } = useAuthServices()
  const isWrong = useSyncExternalStore(clock.subscribe, clock.isWrong, never)
  const now = isWrong ? clock.serverNow() : null
  return now === null ? null : formatTime(now)
}

/**
 * Tells the user that there is no network, or that the phone's clock is wrong (docs/product.md §4.8). The live region
 * exists before its text does, or screen readers would not announce it.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  const time = useServerTime()
  return (
    <Place aria-live="polite" data-offline={!isOnline || time !== null || undefined}>
      {!isOnline ? <p>{t('app.offline')}</p> : time !== null && <p>{t('app.wrongClock', { time })}</p>}
    </Place>
  )
}
