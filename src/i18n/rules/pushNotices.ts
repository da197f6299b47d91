/** The texts of notices on a locked phone: no price, and no number of a customer. */
export const pushNotices = {
  customer: 'Pelanggan',
  seen: (who: string) => `${who} membaca penawaran`,
  accept: (who: string) => `${who} setuju`,
  remind: (count: number) => (count === 1 ? 'Pengingat hari ini' : `${count} pengingat hari ini`),
} as const
