import styled from '@emotion/styled'
import { colour, FRAME_WIDTH, radius, sheetMotion, SHEET_WIDTH, space } from '../../../theme/tokens'

const [RISE, FALL, FADE] = ['0, 0, 0.2, 1', '0.4, 0, 0.6, 1', '0.4, 0, 0.2, 1'].map((c) => `cubic-bezier(${c})`)
/** Set on a flung sheet, which leaves as fast as the finger was. */
const TIME = `var(--sheet-ms, ${sheetMotion.durationMs}ms)`

/**
 * A sheet with its backdrop. It stands at the bottom of the frame; on the desktop it floats above the bottom of the window.
 * With `data-up` it is up. Only then has it no transform, so that fixed elements and texts inside it are drawn as elsewhere.
 */
export const SheetBox = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1200,
  // On the phone it is as wide as the frame, and fixed elements inside it are fixed to it.
  '&[data-layout=mobile]': { maxWidth: FRAME_WIDTH, marginInline: 'auto', contain: 'layout' },
  '& > .backdrop': {
    position: 'absolute',
    inset: 0,
    backgroundColor: 'rgb(0 0 0 / 50%)',
    WebkitTapHighlightColor: 'transparent',
    opacity: 0,
    transition: `opacity ${TIME} ${FADE}`,
  },
  '&[data-up] > .backdrop': { opacity: 1 },
  '& > .sheet': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    maxHeight: '100%',
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    backgroundColor: colour.surface,
    borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
    boxShadow: '0 8px 10px -5px rgb(0 0 0 / 20%), 0 16px 24px 2px rgb(0 0 0 / 14%), 0 6px 30px 5px rgb(0 0 0 / 12%)',
    // In forced colours the outline is drawn.
    outline: '1px solid transparent',
    transform: 'translateY(100%)',
    transition: `transform ${TIME} ${FALL}`,
  },
  '&[data-layout=desktop] > .sheet': {
    bottom: 24,
    maxWidth: SHEET_WIDTH,
    maxHeight: 'calc(100% - 48px)',
    marginInline: 'auto',
    borderRadius: radius.sheet,
    transform: 'translateY(calc(100% + 24px))',
  },
  '&[data-up] > .sheet': { transform: 'none', transitionTimingFunction: RISE },
  '& > .sheet > .head': {
    position: 'relative',
    padding: `22px ${space.gutter}px 8px`,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    '& > button': { marginRight: -8 },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 10,
      left: '50%',
      width: 40,
      height: 4,
      marginLeft: -20,
      borderRadius: 2,
      backgroundColor: colour.lineStrong,
    },
    '& h2': {
      flex: 1,
      fontSize: '1.125rem',
      fontWeight: 700,
      lineHeight: 1.3,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  '& > .sheet > .body': {
    paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
  },
})
