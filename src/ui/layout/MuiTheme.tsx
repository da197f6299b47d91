import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import { useSyncExternalStore, type ReactNode } from 'react'
import { desktopTheme } from '../../../theme/desktopTheme'
import { mobileTheme } from '../../../theme/mobileTheme'
import type { Scheme } from '../../../theme/tokens'
import { useLayoutKind, type LayoutKind } from './layoutKind'
import { onScheme, shownScheme } from './scheme'

const OPTIONS = { mobile: mobileTheme, desktop: desktopTheme }
const themes: Partial<Record<`${LayoutKind} ${Scheme}`, Theme>> = {}
const themeOf = (kind: LayoutKind, scheme: Scheme): Theme =>
  (themes[`${kind} ${scheme}`] ??= createTheme(OPTIONS[kind](scheme)))

/**
 * The theme around every MUI component: sheets, the calendar and the desktop. No phone screen loads it before its first
 * sheet.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore<Scheme>(onScheme, shownScheme, () => 'light')
  return <ThemeProvider theme={themeOf(useLayoutKind(), scheme)}>{children}</ThemeProvider>
}
