/** Right bodies for the calls about a package's status; undefined for other calls. */
export function statusSample(path: string): Record<string, unknown> | undefined {
  if (path.endsWith('/sent'))
    return { validUntil: '2026-11-29', customerName: 'Ibu Pelanggan', customerPhone: '08123456789' }
  if (path.endsWith('/template')) return { isTemplate: true }
  if (path.endsWith('/lost')) return { reason: 'harga' }
  return path.endsWith('/reminder') ? { remindAt: '2026-11-23' } : undefined
}
