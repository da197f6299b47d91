/** The names that Emotion gave to these styles. It does not add styles again whose names stand in `data-emotion`. */
export const emotionNames = (css: string): string[] => [...new Set(css.match(/(?<=\.css-)\w+|animation-\w+/g))]
