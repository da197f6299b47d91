import styled from '@emotion/styled'
import { colour, radius, space } from '@theme/tokens'
import { forcedRing } from '../layout/styles'

/** The scrolling box of a picker's rows. It is the only styled element, because the picker draws fifty rows at once. */
export const PickerBox = styled('div')({
  maxHeight: '60vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.gutter - 8,
  '@supports (height: 1dvh)': { maxHeight: '60dvh' },
  '& .option': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 8px',
    borderRadius: radius.medium,
    cursor: 'pointer',
    minHeight: 56,
    WebkitTapHighlightColor: 'transparent',
  },
  '& .option[aria-disabled]': { cursor: 'default', color: colour.quiet },
  '&:focus-visible': { outlineOffset: -2 },
  '& .option > div': { flex: 1, minWidth: 0 },
  '& .option[aria-selected=true]': { backgroundColor: colour.accentSoft },
  '& .tick': { flex: 'none', width: 24, color: colour.accent, visibility: 'hidden' },
  // Its place stays as wide with large letters, which need the rest.
  '& .tick > svg': { fontSize: 24 },
  '& .option[aria-selected=true] .tick': { visibility: 'visible' },
  '& .option[data-active]': { ...forcedRing, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
})
