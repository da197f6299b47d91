import { describe, expect, it } from 'vitest'
import { noticeOf } from '@/partner-api/offers/pushNotice'

const packages = [
  { id: 7, name: 'Umroh Syawal' },
  { id: 9, name: 'Umroh Rajab' },
]
const [one = packages[0]] = packages

describe('the text of a notice (docs/product.md §18.6.4)', () => {
  it.each([
    ['seen', 'Ibu Nur', 'Ibu Nur membaca penawaran'],
    ['accept', ' Bapak Ahmad ', 'Bapak Ahmad setuju'],
    ['accept', null, 'Pelanggan setuju'],
    ['seen', '', 'Pelanggan membaca penawaran'],
    ['accept', 'Ahmad 0812-3456-7890', 'Pelanggan setuju'],
    ['accept', 'Ahmad ٠٨١٢٣٤٥٦', 'Pelanggan setuju'],
    ['accept', '+62 812', 'Pelanggan setuju'],
    ['accept', 'Ahmad 2', 'Ahmad 2 setuju'],
  ] as const)('%s by %s: %s', (kind, customer, title) => {
    const url = '/package/umroh-reguler/7'
    expect(noticeOf({ kind, customer, packages: one ? [one] : [] })).toEqual({
      title,
      body: 'Umroh Syawal',
      url,
      tag: `${kind} 7`,
    })
  })

  it('one reminder leads to its package, several to Beranda, and none tells nothing', () => {
    const remind = (of: typeof packages) => noticeOf({ kind: 'remind', customer: null, packages: of })
    expect(remind(packages)).toEqual({
      title: '2 pengingat hari ini',
      body: 'Umroh Syawal, Umroh Rajab',
      url: '/',
      tag: 'remind',
    })
    expect(remind(packages.slice(0, 1))).toMatchObject({ title: 'Pengingat hari ini', url: '/package/umroh-reguler/7' })
    expect(remind([])).toBeNull()
  })
})
