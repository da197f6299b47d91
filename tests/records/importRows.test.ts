import { describe, expect, it } from 'vitest'
import { rowsThatFit, rowsToSend } from '@/records/masters'

const VISA = 'custom-data/visa'
const row = (name: string) => ({ id: null, before: null, after: { name, price: 9 } })
const ROWS = ['Visa', 'تأشيرة', '“Visa”', 'Visa 4'].map(row)
const bytesOf = (n: number) =>
  new TextEncoder().encode(JSON.stringify({ rows: rowsToSend(VISA, ROWS.slice(0, n)) })).length

describe('the rows that one call of an import may send (docs/product.md §15.6.30)', () => {
  it.each([1, 2, 3, 4])('a body of exactly the limit with %i rows fits, and with a byte less one row fewer', (n) => {
    expect(rowsThatFit(VISA, ROWS, bytesOf(n))).toBe(n)
    expect(rowsThatFit(VISA, ROWS, bytesOf(n) - 1)).toBe(n - 1)
  })
})
