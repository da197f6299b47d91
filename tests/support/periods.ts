import type { Period } from '@/domain/masters/periods'

/** A period in which no room is sold but those of `more`. */
export const barePeriod = (from: string, to: string, more: Partial<Period> = {}): Period => ({
  from,
  to,
  label: null,
  double: null,
  triple: null,
  quad: null,
  weekend: null,
  note: null,
  ...more,
})

/** A period with SAR 500, 570 and 640. */
export const period = (from: string, to: string, more: Partial<Period> = {}): Period =>
  barePeriod(from, to, { double: 500, triple: 570, quad: 640, ...more })
