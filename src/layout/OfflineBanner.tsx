import styled from '@emotion/styled'
import { useIsOnline } from '../ui/hooks/useIsOnline'
import { t } from '../i18n/translate'
import { colour, OFFLINE_HEIGHT } from '../../theme/tokens'

// Empty, it takes no room: only its words push the screen down, and its sticky bars with it (Frame).
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

/** Says that there is no network, for as long as that is so. The region is there before its words, to be read aloud. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <Place aria-live="polite" data-offline={!isOnline || undefined}>
      {!isOnline && <p>{t('app.offline')}</p>}
    </Place>
  )
}
