import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { useNotificationContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { say } from '../i18n/translate'
import { FRAME_WIDTH } from '../../theme/tokens'
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
})

/**
 * Shows the newest message of react-admin's `useNotify`, which screen readers announce. It appears in the highest place where
 * it covers no action: the prices and the buttons that users need next are at the bottom.
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext()
  const current = notifications.at(-1)
  const place = useRef<HTMLDivElement>(null)
  useFreePlace(place, current !== undefined)
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(
      () => notifications.forEach(() => takeNotification()),
      current.notificationOptions?.autoHideDuration ?? SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [current, notifications, takeNotification])
  return (
    <Place ref={place} role="status" aria-live="polite">
      {current && (
        <Alert
          role="presentation"
          variant="filled"
          severity={current.type === 'error' ? 'error' : 'success'}
          icon={false}
        >
          {typeof current.message === 'string'
            ? say(current.message, current.notificationOptions?.messageArgs)
            : current.message}
        </Alert>
      )}
    </Place>
  )
}
