import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { desktopTheme } from '@theme/desktopTheme'
import { mobileTheme } from '@theme/mobileTheme'
import { SCHEME_KEY } from '@theme/constants'
import { useLayoutKind, type LayoutKind } from './layoutKind'

const OPTIONS = { mobile: mobileTheme, desktop: desktopTheme }
const themes: Partial<Record<LayoutKind, Theme>> = {}
const themeOf = (kind: LayoutKind): Theme => (themes[kind] ??= createTheme(OPTIONS[kind]))

/** The theme of the layout, around the whole app. The page has its colours before React (theme/baseCss.ts). */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={themeOf(useLayoutKind())} modeStorageKey={SCHEME_KEY} forceThemeRerender noSsr>
    {children}
  </ThemeProvider>
)
