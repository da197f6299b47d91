import { browserslistToTargets, transform } from 'lightningcss'
import { OLDEST_ENGINES } from './oldestEngines.ts'

const { safari, ...others } = OLDEST_ENGINES
const targets = browserslistToTargets(
  Object.entries({ ...others, safari, ios_saf: safari }).map(([name, version]) => `${name} ${version}`),
)

/**
 * Rules of Emotion and MUI that change nothing: selectors that only browsers before 2021 know, and motion that
 * `baseCss` stops for every element.
 */
const IDLE =
  /[^{}]*::?-(?:webkit-input-placeholder|moz-placeholder|ms-input-placeholder|moz-focus-inner)\{[^}]*\}|@media \(prefers-reduced-motion:\s*reduce\)\s*\{[^{}]*\{(?:\s*(?:-webkit-)?(?:transition|animation):\s*none;?)+\s*\}\s*\}/g

/** The same styles in fewer bytes: for the browsers of `OLDEST_ENGINES`, and without what only people read. */
export const leanCss = (css: string): string =>
  transform({ filename: 'index.css', code: Buffer.from(css.replace(IDLE, '')), minify: true, targets }).code.toString()
