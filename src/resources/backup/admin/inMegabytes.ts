/** A number of bytes in MB, with one decimal: `12,3`. */
export const inMegabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString('id', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
