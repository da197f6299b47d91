import styled from '@emotion/styled'
import { wholeWords } from '@/ui/layout/styles'
import { colour, FRAME_WIDTH, radius, shadow } from '@theme/tokens'

/** A line that offers something. It stands above the tab bar and the footers of screens, and below every sheet; the toasts are at the top. */
export const OfferPlace = styled('div')({
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc(88px + env(safe-area-inset-bottom))',
  marginInline: 'auto',
  maxWidth: FRAME_WIDTH,
  padding: '0 16px',
  pointerEvents: 'none',
  zIndex: 20,
  '& > div': {
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    padding: '8px 4px 8px 16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
    boxShadow: shadow.floating,
  },
  '& p': { ...wholeWords, fontWeight: 600, lineHeight: 1.3 },
})
