import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { useNotificationContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { say } from '@/i18n/translate'
import { colour, FRAME_WIDTH, radius, shadow } from '@theme/tokens'
import { waysOf } from '@/ui/feedback/toastWays'
import { useFreePlace } from './useFreePlace'

const SHOWN_MS = 3000

const Place = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 'calc(8px + env(safe-area-inset-top))',
  marginInline: 'auto',
  maxWidth: FRAME_WIDTH,
  padding: '0 16px',
  pointerEvents: 'none',
  zIndex: 1400,
  '&[data-low]': { top: 'auto', bottom: 'calc(8px + env(safe-area-inset-bottom))' },
  '&[data-low] > div': {
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '8px 8px 8px 16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.medium,
    boxShadow: shadow.floating,
  },
  '&[data-low] .said': { flex: '1 1 6em', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

/**
 * The newest message, and its links. A message with links waits for its own screen, and goes when that screen is left
 * (docs/product.md §14.4.1).
 */
function useNewest() {
  const { notifications, resetNotifications } = useNotificationContext()
  const { pathname } = useLocation()
  const newest = notifications.at(-1)
  const { ways, path } = waysOf(newest?.notificationOptions)
  const isDue = path === undefined || path === pathname
  const shown = useRef<typeof newest>(undefined)
  useEffect(() => {
    if (isDue) shown.current = newest
    else if (shown.current === newest) resetNotifications()
  }, [newest, isDue, resetNotifications])
  return isDue ? { current: newest, ways } : {}
}

/**
 * Shows the newest message of react-admin's `useNotify`, which screen readers announce. It appears in the highest place where
 * it covers no action: the prices and the buttons that users need next are at the bottom. A message with links stands at the
 * foot of the screen instead.
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext()
  const { current, ways } = useNewest()
  const place = useRef<HTMLDivElement>(null)
  useFreePlace(place, current !== undefined && !ways)
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(
      () => notifications.forEach(() => takeNotification()),
      current.notificationOptions?.autoHideDuration ?? SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [current, notifications, takeNotification])
  const words =
    typeof current?.message === 'string'
      ? say(current.message, current.notificationOptions?.messageArgs)
      : current?.message
  return (
    <Place ref={place} data-low={ways ? true : undefined}>
      <div>
        <div className="said" role="status" aria-live="polite">
          {current &&
            (ways ? (
              words
            ) : (
              <Alert role="presentation" variant="filled" severity={current.type} icon={false}>
                {words}
              </Alert>
            ))}
        </div>
        {ways && <div className="ways">{ways}</div>}
      </div>
    </Place>
  )
}
