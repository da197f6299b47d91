/** The size of a file: `12,3 MB`, or below 100.000 bytes `4,3 KB`. */
export function fileSize(bytes: number): string {
  const [size, unit] = bytes < 1e5 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB']
  return `${size.toLocaleString('id', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${unit}`
}
