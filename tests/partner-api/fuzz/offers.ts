import { offerOf } from '../offers/offerWorld'

/** Right requests for the calls about offers. */

export const OFFERS = '/partner/offers'

/** A right body for a call about offers; undefined for other calls. */
export function offerSample(path: string): Record<string, unknown> | undefined {
  if (path.endsWith('/offers'))
    return offerOf({
      customerName: 'Pelanggan Rahasia',
      roomMix: { double: 1, triple: 0, quad: 2 },
      withPaymentPlan: true,
    })
  return path.startsWith(OFFERS) ? { answer: { name: 'Bapak Pelanggan', room: 'quad', jamaah: 3 } } : undefined
}
