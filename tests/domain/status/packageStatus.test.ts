import { describe, expect, it } from 'vitest'
import { packageStatus, statusOn, type StatusFacts } from '@/domain/status/packageStatus'
import { customerTexts, searchedText } from '@/domain/status/customerSearch'

const TODAY = '2026-11-20'
const untouched: StatusFacts = { sentAt: null, validUntil: null, seenAt: null, acceptedAt: null, lostAt: null }
const sent = { ...untouched, sentAt: 1, validUntil: TODAY }
const expired = { ...sent, validUntil: '2026-11-19' }

describe('the status of a package (docs/product.md §21.6.1)', () => {
  it.each([
    ['nobody has shared', 'draf', untouched],
    ['was shared and is valid to the end of today', 'terkirim', sent],
    ['was read', 'dilihat', { ...sent, seenAt: 2 }],
    ['a customer agreed to', 'setuju', { ...sent, seenAt: 2, acceptedAt: 3 }],
    ['a customer agreed to without having been counted as a reader', 'setuju', { ...sent, acceptedAt: 3 }],
    ['was shared, and its last day has passed', 'lewat-masa', expired],
    ['was read, and its last day has passed', 'lewat-masa', { ...expired, seenAt: 2 }],
    ['a customer agreed to before its last day', 'setuju', { ...expired, acceptedAt: 3 }],
    ['was marked as lost', 'batal', { ...sent, lostAt: 4 }],
    ['was marked as lost and never shared', 'batal', { ...untouched, lostAt: 4 }],
    ['was marked as lost, and its last day has passed', 'batal', { ...expired, lostAt: 4 }],
    ['was marked as lost after a customer agreed', 'batal', { ...sent, acceptedAt: 3, lostAt: 4 }],
    ['a customer agreed to after it was marked as lost', 'setuju', { ...sent, acceptedAt: 5, lostAt: 4 }],
  ] as const)('a package that %s is “%s”', (_, status, facts) => {
    expect(packageStatus(facts, TODAY)).toBe(status)
  })

  it('a status that the phone kept from yesterday is “lewat masa” today, and an answered one stays as it is', () => {
    expect(statusOn('dilihat', '2026-11-19', TODAY)).toBe('lewat-masa')
    expect(statusOn('setuju', '2026-11-19', TODAY)).toBe('setuju')
    expect(statusOn('terkirim', null, TODAY)).toBe('terkirim')
  })
})

describe('the search for a customer (docs/product.md §21.6.2)', () => {
  it('a customer is found by the name, and by the number as 62… and as 0…', () => {
    expect(customerTexts('Ibu Aminah', '628123456789')).toEqual(['Ibu Aminah', '+628123456789', '08123456789'])
    expect(customerTexts(null, null)).toEqual([])
  })
  it.each([
    ['0812-3456 789', '628123456789'],
    ['0812-34', '081234'],
    ['+62 812 3456', '628123456'],
    ['628.123', '628123'],
    ['  Umroh 2027-2028 ', 'Umroh 2027-2028'],
    ['2027-2028', '2027-2028'],
    ['081', '081'],
    ['0-1', '0-1'],
  ])('the search text “%s” is searched as “%s”', (typed, searched) => {
    expect(searchedText(typed)).toBe(searched)
  })
})
