/**
 * A second, independent calculation of the price, written from the sentences of docs/product.md §8.1. It shares no helper
 * with src/domain/package/price/price.ts, which it checks, and is slow and plain on purpose. A missing amount is null.
 */

type Amount = number | null

export type Quote = {
  n: Amount
  tourLeaderCount: Amount
  flight: Amount
  trip: 'group' | 'private' | null
  laPrivatePrice: Amount
  visaBusPrice: Amount
  muthawwifPrice: Amount
  saudiHandlingPrice: Amount
  transportPrices: Amount[]
  domestic: Amount
  siskopatuh: Amount
  equipment: Amount
  tourismPlus: Amount
  manasik: Amount
  /** The price per jamaah that each field adds which is newer than the sentences. */
  newer?: number[]
  margin: Amount
  /** The price of one room type in each hotel; null for a skipped hotel, `unsold` where the chosen hotel does not sell it. */
  makkahHotel: Amount | 'unsold'
  madinahHotel: Amount | 'unsold'
}

export function oraclePrice(quote: Quote): number | null {
  if (quote.makkahHotel === 'unsold' || quote.madinahHotel === 'unsold') return null
  const n = quote.n === null ? 0 : quote.n

  let tripCost = 0
  if (quote.trip === 'group') {
    tripCost += quote.visaBusPrice ?? 0
    if (n !== 0) tripCost += (quote.muthawwifPrice ?? 0) / n
    tripCost += quote.saudiHandlingPrice ?? 0
  }
  if (quote.trip === 'private') tripCost += quote.laPrivatePrice ?? 0

  let transportSum = 0
  for (const price of quote.transportPrices) if (price !== null) transportSum += price
  const transportPerPerson = n === 0 ? 0 : transportSum / n

  let otherCosts = tripCost + transportPerPerson
  otherCosts += quote.flight ?? 0
  otherCosts += quote.domestic ?? 0
  otherCosts += quote.siskopatuh ?? 0
  otherCosts += quote.equipment ?? 0
  otherCosts += quote.tourismPlus ?? 0
  otherCosts += quote.manasik ?? 0
  for (const price of quote.newer ?? []) otherCosts += price
  otherCosts += quote.margin ?? 0

  const hotels = (quote.makkahHotel ?? 0) + (quote.madinahHotel ?? 0)

  let tourLeaderCost = 0
  if (n !== 0 && quote.tourLeaderCount !== null && quote.tourLeaderCount !== 0) {
    tourLeaderCost = ((otherCosts + hotels) / n) * quote.tourLeaderCount
  }
  return otherCosts + hotels + tourLeaderCost
}
