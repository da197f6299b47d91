/**
 * The names that Emotion gave to these styles. It does not add styles again whose names stand in `data-emotion`. No
 * lookbehind: Safari before 16.4 would reject the whole inline script.
 */
export const emotionNames = (css: string): string[] => [
  ...new Set(css.match(/\.css-\w+|animation-\w+/g)?.map((name) => name.replace('.css-', ''))),
]
