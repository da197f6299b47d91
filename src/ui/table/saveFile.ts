/** Lets the browser save a text as a CSV file. */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
