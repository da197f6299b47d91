import { describe, expect, it } from 'vitest'
import { recentOf, withTold } from '@/domain/package/recent'
import { newestNews, type RowNews } from '@/domain/status/news'
import type { Agreement, Progress, Status } from '@/domain/status/packageStatus'
import type { PackageRow } from '@/domain/types'

const NOW = Date.parse('2026-11-20T05:00:00Z')
const TODAY = '2026-11-20'
const HOUR = 60 * 60_000
const moment = (ago: number) => new Date(NOW - ago).toISOString()

const agreedBefore = (ago: number): Agreement => ({
  name: 'Bapak Ahmad',
  room: 'quad',
  jamaah: 35,
  price: 36_500_000,
  at: moment(ago),
  isChanged: false,
})

type Told = {
  status: Status
  validUntil?: string
  agreed?: Agreement
  customerName?: string | null
  otherChosen?: boolean
} & Partial<RowNews>

function row(
  id: number,
  { status, validUntil = '2026-11-27', agreed, customerName = 'Ibu Nur', otherChosen = false, ...news }: Told,
): PackageRow {
  const progress: Progress = {
    status,
    validUntil,
    customerName,
    remindAt: null,
    otherChosen,
    ...(agreed ? { agreed } : {}),
  }
  const told: RowNews = { seenAt: null, customerPhone: '628123', marginLeft: null, ...news }
  const totals = { double: 3, triple: 2, quad: 1 }
  return {
    id,
    name: `Paket ${id}`,
    mitra: null,
    tripType: null,
    jamaah: 35,
    totals,
    createdAt: null,
    progress,
    news: told,
  }
}

const kindsOf = (...rows: PackageRow[]) => newestNews(rows, NOW, TODAY).map(({ kind, id }) => `${kind} ${id}`)

describe('the news of Beranda (docs/product.md §27.1.10)', () => {
  it('what customers did stands first, the newest on top, then what ends tomorrow, and then prices that have risen', () => {
    expect(
      kindsOf(
        row(1, { status: 'terkirim', marginLeft: 250_000 }),
        row(2, { status: 'dilihat', seenAt: moment(2 * HOUR) }),
        row(3, { status: 'setuju', agreed: agreedBefore(HOUR) }),
        row(4, { status: 'dilihat', validUntil: '2026-11-21', seenAt: moment(5 * HOUR) }),
      ),
    ).toEqual(['agreed 3', 'read 2', 'read 4', 'ends 4', 'risen 1'])
  })

  it('of more than five rows a yes, a loss and a last day stay, and readers and small rises go', () => {
    const read = (id: number, hours: number) =>
      row(id, { status: 'dilihat', customerName: `Ibu ${id}`, seenAt: moment(hours * HOUR) })
    expect(
      kindsOf(
        row(1, { status: 'terkirim', marginLeft: 250_000 }),
        ...[2, 3, 4, 5].map((id) => read(id, id)),
        row(6, { status: 'setuju', agreed: agreedBefore(9 * HOUR) }),
        row(7, { status: 'terkirim', validUntil: TODAY }),
        row(8, { status: 'terkirim', marginLeft: -400_000 }),
      ),
    ).toEqual(['read 2', 'read 3', 'agreed 6', 'risen 8', 'ends 7'])
  })

  it('one link to several options is read once', () => {
    const seen = { status: 'dilihat', seenAt: moment(HOUR) } as const
    expect(kindsOf(row(1, seen), row(2, seen), row(3, { ...seen, customerName: 'Pak Joko' }))).toEqual([
      'read 1',
      'read 3',
    ])
  })

  it.each<[string, Told]>([
    ['a package that was never shared', { status: 'draf' }],
    ['an offer that nobody has read', { status: 'terkirim' }],
    ['an agreement of fifteen days ago', { status: 'setuju', agreed: agreedBefore(15 * 24 * HOUR) }],
    ['a first reading of four days ago', { status: 'dilihat', seenAt: moment(4 * 24 * HOUR) }],
    ['an agreement after which the package was lost', { status: 'batal', agreed: agreedBefore(HOUR) }],
    [
      'an offer that ended yesterday',
      { status: 'dilihat', validUntil: '2026-11-19', seenAt: moment(HOUR), marginLeft: 1 },
    ],
    [
      'an option beside which the customer chose another one',
      { status: 'dilihat', validUntil: '2026-11-21', seenAt: moment(HOUR), marginLeft: 1, otherChosen: true },
    ],
    ['a reading at a moment that is none', { status: 'dilihat', seenAt: 'kemarin' }],
  ])('%s is no news', (_, told) => {
    expect(kindsOf(row(1, told))).toEqual([])
  })

  it('a message has the prices that the customer was told, where the server tells them', () => {
    const of = { status: 'terkirim', validUntil: '2026-11-21' } as const
    const [told, untold] = newestNews([row(1, { ...of, told: { quad: 9 } }), row(2, of)], NOW, TODAY)
    expect([told?.told, untold?.told]).toEqual([{ quad: 9 }, null])
  })

  it('an agreement keeps the customer of the number apart from the name of who agreed', () => {
    const [told] = newestNews([row(1, { status: 'setuju', agreed: agreedBefore(HOUR) })], NOW, TODAY)
    expect(told).toMatchObject({ customer: 'Ibu Nur', customerPhone: '628123', at: NOW - HOUR })
    expect(told).toMatchObject({ agreed: { name: 'Bapak Ahmad' } })
  })

  it('rows of an API without news tell agreements alone, and five messages are the most', () => {
    const { news: _, ...plain } = row(1, { status: 'setuju', agreed: agreedBefore(HOUR) })
    const { news: __, ...read } = row(2, { status: 'dilihat' })
    expect(kindsOf(plain, read)).toEqual(['agreed 1'])
    const many = [1, 2, 3, 4, 5, 6].map((id) => row(id, { status: 'setuju', agreed: agreedBefore(id * HOUR) }))
    expect(kindsOf(...many)).toEqual(['agreed 1', 'agreed 2', 'agreed 3', 'agreed 4', 'agreed 5'])
  })
})

describe('‘Terakhir dibuka’ after the server has told rows', () => {
  const shown = recentOf({ ...row(7, { status: 'terkirim' }), departure: '2027-03-01' })

  it('a kept package has the status and the agreed price that the row tells, and keeps a departure that it does not tell', () => {
    const told = withTold([shown], [row(7, { status: 'setuju', agreed: agreedBefore(HOUR) })])
    expect(told).toEqual([{ ...shown, status: 'setuju', price: 2 }])
    const gone = withTold([shown], [{ ...row(7, { status: 'batal' }), departure: null }])
    expect(gone).toMatchObject([{ status: 'batal', departure: null }])
  })

  it('a package that no row tells stays as it was, and no row adds one', () => {
    expect(withTold([shown], [row(8, { status: 'setuju' })])).toEqual([shown])
  })
})
