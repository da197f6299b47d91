/**
 * The names that Emotion gave to these styles. No lookbehind: Safari before 16.4 would reject the whole inline script.
 */
export const emotionNames = (css: string): string[] => [
  ...new Set(css.match(/\.css-\w+|animation-\w+/g)?.map((name) => name.replace('.css-', ''))),
]

/**
 * Tells Emotion which styles the page has, so that it does not add them again. The names stand on an element without
 * styles, because Emotion moves this element, and the browser reads the styles of a moved element again.
 */
export function nameStyles(css: string): void {
  const names = document.createElement('style')
  names.dataset.emotion = `css ${emotionNames(css).join(' ')}`
  document.head.append(names)
}
