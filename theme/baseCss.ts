import { paletteCss } from './palette'
import { MENU_FROM, SCHEME_ATTRIBUTE } from './constants'
import { colour, SIDEBAR_WIDTH, type } from './tokens'
import { substituteFaces } from './typeface'

const LIGHT = `color-scheme: light; ${paletteCss('light')}`
const DARK = `color-scheme: dark; ${paletteCss('dark')}`

/** The base CSS of every screen. Print is light in both schemes. The build writes it into index.html, so that the page is painted before any script. */
export const baseCss = `
${substituteFaces}
:root, :root[${SCHEME_ATTRIBUTE}] { ${LIGHT} }
@media screen { :root[${SCHEME_ATTRIBUTE}=dark] { ${DARK} } }
/* The width of the desktop's menu, where it stands beside the screen. */
:root { --side: 0px; }
@media (min-width: ${MENU_FROM}px) { :root { --side: ${SIDEBAR_WIDTH}px; } }
*, *::before, *::after { box-sizing: border-box; }
html { background: ${colour.outside}; scroll-padding-block: calc(var(--head, 80px) + 16px) calc(var(--foot, 80px) + 16px); -webkit-text-size-adjust: 100%; -webkit-font-smoothing: antialiased; }
body { margin: 0; background: ${colour.outside}; color: ${colour.text}; font: ${type.weight.regular} 0.9375rem/1.5 ${type.family}; overflow-wrap: anywhere; word-spacing: 0.06em; }
h1, h2, h3, h4, p, dl, dd, ul, ol, figure { margin: 0; }
ul, ol { padding: 0; list-style: none; }
strong, b { font-weight: ${type.weight.bold}; }
a { color: ${colour.accent}; }
:focus-visible { outline: 2px solid ${colour.accent}; outline-offset: 2px; }
h1[tabindex='-1']:focus-visible, h2[tabindex='-1']:focus-visible { outline: 0; }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } }
`
