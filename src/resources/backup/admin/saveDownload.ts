import type { Download } from '../../../data-provider/types'

/** Lets the browser save a whole file. */
export function saveDownload({ name, file }: Download): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
