import { SCHEME_ATTRIBUTE, SCHEME_KEY, type Scheme } from '@theme/constants'

function keptChoice(): string | null {
  try {
    return localStorage.getItem(SCHEME_KEY)
  } catch {
    return null
  }
}

function keptScheme(): Scheme {
  const choice = keptChoice()
  if (choice === 'light' || choice === 'dark') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows the scheme that the user chose on this phone, otherwise the phone's own. It runs before MUI, which goes on from there. */
export const showKeptScheme = () => document.documentElement.setAttribute(SCHEME_ATTRIBUTE, keptScheme())
