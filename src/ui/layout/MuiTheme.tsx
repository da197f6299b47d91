import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { desktopTheme } from '../../../theme/desktopTheme'
import { mobileTheme } from '../../../theme/mobileTheme'
import { useLayoutKind, type LayoutKind } from './layoutKind'

const OPTIONS = { mobile: mobileTheme, desktop: desktopTheme }
const themes: Partial<Record<LayoutKind, Theme>> = {}
const themeOf = (kind: LayoutKind): Theme => (themes[kind] ??= createTheme(OPTIONS[kind]))

/** The theme around every MUI component: the calendar and the desktop. No phone screen loads it before its calendar. */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={themeOf(useLayoutKind())}>{children}</ThemeProvider>
)
