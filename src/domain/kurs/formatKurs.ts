const whole = new Intl.NumberFormat('id-ID')
const withCents = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `Rp. 4.700`, or with its decimals where it has some: `Rp. 4.712,50`. */
export const formatRate = (rupiah: number): string =>
  `Rp. ${(Number.isInteger(rupiah) ? whole : withCents).format(rupiah)}`

/** `2,25%`. */
export const formatPercent = (percent: number): string => `${whole.format(percent)}%`
