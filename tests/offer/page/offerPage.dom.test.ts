import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferAnswer } from '@/domain/offer/acceptance'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { busyPage, closedPage, unknownPage } from '@/offer/page/closedPages'
import { offerPage } from '@/offer/page/offerPage'
import { PAGE_STYLE, TYPEFACE_PATH } from '@/offer/page/pageStyle'
import { SEEN_SCRIPT } from '@/offer/page/document'
import { offerText } from '@/offer/offerText'
import { offerPages } from '@/offer/paper/pageLayout'
import { pictureLayout } from '@/offer/picture/pictureLayout'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../../domain/offer/packages'
import { measure, written } from '../drawn'

const offer = publicOffer(examplePackage, exampleChoice, exampleProfile)
const PATH = `/p/${'x'.repeat(43)}`
const answer: OfferAnswer = {
  by: 'customer',
  name: 'Ahmad',
  room: 'quad',
  jamaah: 2,
  at: Date.UTC(2026, 10, 22, 17, 5),
  version: 1,
  offerHash: '',
}
const page = (shown: PublicOffer, changes: Partial<Parameters<typeof offerPage>[0]> = {}) =>
  offerPage({
    offer: shown,
    path: PATH,
    picture: `${PATH}.jpg`,
    origin: 'https://a.co',
    answer: null,
    counts: true,
    ...changes,
  })

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const words = (html: string) => open(html).body.textContent ?? ''
/** Every element with the names of its attributes. A text that a person typed must never change them. */
const skeleton = (html: string) =>
  [...open(html).querySelectorAll('*')].map((element) => [
    element.tagName,
    [...element.attributes].map(({ name }) => name),
  ])

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)",
  '</title></style></script><svg onload=alert(1)>',
  '&lt;b&gt; &amp; &quot;',
  '{{7*7}} ${7*7} %{name} <!--',
  'javascript:alert(1)',
]

describe('the page of an offer', () => {
  it('the page says everything that the text of the offer says', () => {
    const { textContent } = open(page(offer)).querySelector('main')!
    for (const name of [
      'Umroh Syawal 12 Hari',
      'Penawaran untuk Bapak Ahmad',
      'Pullman Zamzam',
      '150 m ke Masjidil Haram',
    ])
      expect(textContent).toContain(name)
    const amounts = (text: string) => new Set(text.match(/Rp\. \d{1,3}(\.\d{3})*/g))
    expect(amounts(textContent)).toEqual(amounts(offerText(offer)))
  })

  it('the tags of the preview have title, lowest price and picture, and nothing of the customer', () => {
    const head = open(page(offer)).head
    const tag = (name: string) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect([tag('title'), tag('description'), tag('image'), tag('site_name')]).toEqual([
      'Umroh Syawal 12 Hari',
      'mulai Rp 28.000.000/jamaah',
      `https://a.co${PATH}.jpg`,
      'Safar Barakah',
    ])
    expect([tag('image:width'), tag('image:height'), tag('image:type')]).toEqual(['1080', '1350', 'image/jpeg'])
    expect(head.innerHTML).not.toContain('Ahmad')
    for (const missing of [{ picture: null }, { origin: null }]) expect(page(offer, missing)).not.toContain('og:image')
  })

  it.each(HOSTILE)('the text %s stays a text wherever a person can type one', (text) => {
    const stays = offer.stays.map((stay) => ({ ...stay, hotel: text }))
    const typed = {
      name: text,
      customer: text,
      airline: text,
      services: [text],
      included: [text],
      excluded: [text],
      terms: [text],
    }
    const evil: PublicOffer = { ...offer, ...typed, stays, business: { name: text, whatsapp: '6281234567890' } }
    const plain = 'Teks'
    const harmless: PublicOffer = {
      ...evil,
      ...Object.fromEntries(
        Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? plain : [plain]]),
      ),
      stays: stays.map((stay) => ({ ...stay, hotel: plain })),
      business: { name: plain, whatsapp: '6281234567890' },
    }
    const form = (value: string) => ({
      values: { name: value, room: value, jamaah: value },
      problems: { name: 'acceptName' } as const,
    })
    const both: [string, string][] = [
      [page(evil), page(harmless)],
      [page(evil, { answer: { ...answer, name: text } }), page(harmless, { answer })],
      [page(evil, { form: form(text) }), page(harmless, { form: form(plain) })],
      [closedPage('revoked', evil), closedPage('revoked', harmless)],
    ]
    for (const [left, right] of both) {
      expect(skeleton(left)).toEqual(skeleton(right))
      expect(words(left)).toContain(text)
      for (const link of open(left).querySelectorAll('a:not(.hero)'))
        expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=[^<>"]*$|^#setuju$/)
    }
  })

  it('an Arabic name turns nothing around it, not even that of the customer who agreed', () => {
    const shown = words(
      page({ ...offer, customer: 'محمد', name: '(برج 2) 5 نجوم' }, { answer: { ...answer, name: 'علي 2' } }),
    )
    expect(shown).toContain('Penawaran untuk \u2067محمد\u2069')
    expect(shown).toContain('\u2067(برج 2) 5 نجوم\u2069')
    expect(shown).toContain('\u2067علي 2\u2069')
    expect(words(closedPage('expired', { ...offer, name: 'باقة' }))).toContain('\u2067باقة\u2069')
  })

  it('the page says whom to call, also on paper: the business and its number, outside of what only a screen shows', () => {
    const contact = [...open(page(offer)).querySelectorAll('p')].find((p) => p.textContent?.includes('+62'))
    expect(contact?.textContent).toBe('+62 812-3456-7890')
    expect(contact?.previousElementSibling?.textContent).toBe(offer.business.name)
    expect(contact?.closest('.screen')).toBeNull()
  })

  it('the picture stands on top with its size, so that nothing moves, and leads to all of itself', () => {
    const first = open(page(offer)).querySelector('main')?.firstElementChild
    expect([first?.tagName, first?.getAttribute('href')]).toEqual(['A', `${PATH}.jpg`])
    expect(first?.querySelector('img')?.outerHTML).toBe(
      `<img src="${PATH}.jpg" width="1080" height="1350" alt="Gambar penawaran Umroh Syawal 12 Hari">`,
    )
    // It is there also where the server does not know its own address.
    expect(page(offer, { origin: null })).toContain('class="hero')
    expect(page(offer, { picture: null })).not.toContain('<img')
  })

  it.each<[string, string, string[]]>([
    ['an open offer', page(offer), ['Tanya WhatsApp', 'Saya setuju']],
    ['an offer without a number', page({ ...offer, business: { name: 'A', whatsapp: null } }), ['Saya setuju']],
    ['an accepted offer', page(offer, { answer }), ['Tanya WhatsApp']],
    ['a closed offer', closedPage('expired', offer), ['Minta harga terbaru']],
    ['an unknown link', unknownPage(), []],
  ])('the bar of %s has only what works', (_, html, names) => {
    const links = [...open(html).querySelectorAll('nav a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(names)
    const target = links.find((link) => link.textContent === 'Saya setuju')?.getAttribute('href')
    if (target) expect(open(html).querySelector(`${target} form`)).not.toBeNull()
  })

  it('the licence is told in each form of the offer, and nothing stands in its place without one', () => {
    const licensed = { ...offer, business: { ...offer.business, licence: 'U.491 Tahun 2021' } }
    const forms = (of: PublicOffer) => [
      offerText(of),
      words(page(of)),
      written(pictureLayout(of, measure)),
      written(offerPages(of, measure).flat()),
    ]
    for (const form of forms(licensed)) expect(form).toContain('Izin PPIU U.491 Tahun 2021')
    for (const form of forms(offer)) expect(form).not.toContain('PPIU')
    const named = { ...offer, business: { ...offer.business, licence: 'PPIU No. 491/2021' } }
    for (const form of forms(named)) expect(form).toMatch(/(?<!Izin )PPIU No\. 491/)
    expect(publicOffer(examplePackage, exampleChoice, { ...exampleProfile, licence: 'U.491' }).business.licence).toBe(
      'U.491',
    )
  })

  it('the head says days, nights and dates', () => {
    expect(words(page(offer)).replaceAll('\u00A0', ' ')).toContain('10 hari · 9 malam · 1–10 Maret 2027')
  })

  it('each date is a piece of its own, with the time behind it and both days of a period', () => {
    const pieces = (html: string) =>
      [...open(html).querySelectorAll('main span')]
        .map((one) => one.textContent)
        .filter((text) => /\d{4}|–/.test(text!))
    const moved = offer.stays.map((stay) => ({ ...stay, checkIn: '2027-02-27', checkOut: '2027-03-05' }))
    expect(pieces(page({ ...offer, stays: moved }, { answer }))).toEqual(
      expect.arrayContaining(['27 Februari –', '5 Maret 2027', '23 November 2026 pukul 00.05 WIB', '29 November 2026']),
    )
    expect(pieces(page(offer))).toContain('1–10 Maret 2027')
    expect(pieces(closedPage('expired', offer))).toEqual(['29 November 2026'])
  })

  it('no generated offer gives a page of more than 25 kB, with its style and its script', () => {
    const sizes: number[] = []
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        sizes.push(Buffer.byteLength(page(publicOffer(detail, choice, profile))))
      }),
    )
    const line = 'é'.repeat(80)
    const largest: PublicOffer = {
      ...offer,
      included: Array(12).fill(line),
      excluded: Array(12).fill(line),
      terms: Array(12).fill(line),
    }
    sizes.push(Buffer.byteLength(page(largest)))
    expect(Math.max(...sizes)).toBeLessThan(25_000)
  })

  it('no secret figure of a package is in its page', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const shown = publicOffer(detail, choice, profile)
        // Secret figures have seven digits and begin with 7; a part of a payment plan may look the same.
        const figures = (text: string) =>
          text
            .replace(/<[^>]*>/g, ' ')
            .replaceAll('.', '')
            .match(/\b7\d{6}\b/g) ?? []
        const told = new Set(figures(offerText(shown)))
        const found = figures(page(shown))
        expect(found.filter((figure) => !told.has(figure))).toEqual([])
      }),
    )
  })

  it('the page has no empty part for things that are not offered', () => {
    const bare: PublicOffer = {
      ...offer,
      customer: null,
      stays: [],
      airline: null,
      services: [],
      roomMix: [],
      included: [],
      excluded: [],
      terms: [],
    }
    const plain = page({ ...bare, prices: offer.prices.slice(0, 1).map((price) => ({ ...price, parts: [] })) })
    expect([...open(plain).querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Untuk rombongan 25 jamaah',
      'Setuju dengan penawaran ini?',
    ])
    expect(open(plain).querySelectorAll('option')).toHaveLength(1)
  })

  it('an accepted offer says who agreed to what and when, in the time of Jakarta, and has no form', () => {
    const html = page(offer, { answer, counts: false })
    expect(words(html)).toContain('Ahmad, Quad, 2 jamaah, 23 November 2026 pukul 00.05 WIB')
    expect(open(html).querySelector('form')).toBeNull()
    expect(words(page(offer, { answer: { ...answer, name: '' } }))).toContain('Quad, 2 jamaah, 23 November')
  })

  it('the form works without scripts, has a name for each control, and ties each message to its field', () => {
    const typed = { values: { room: 'quad' }, problems: { name: 'acceptName', jamaah: 'acceptJamaah' } } as const
    const document = open(page(offer, { form: typed }))
    const form = document.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `${PATH}/accept`])
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select')]
    expect(controls.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Nama', 'Tipe kamar', 'Jumlah jamaah'])
    expect(controls.map(({ value }) => value)).toEqual(['', 'quad', ''])
    const messageOf = (control: Element) =>
      document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null
    expect(controls.map(messageOf)).toEqual([
      'Nama wajib diisi, paling banyak 80 huruf',
      null,
      'Jumlah jamaah harus angka 1 sampai 1.000',
    ])
    expect(controls.map((control) => control.autofocus)).toEqual([true, false, false])
    expect(open(page(offer)).querySelector('[autofocus]')).toBeNull()
  })

  it('the page has one style and at most one script, both known to its policy, and loads nothing but typeface, picture and the app’s icon', () => {
    for (const [html, scripts] of [
      [page(offer), [SEEN_SCRIPT]],
      [page(offer, { counts: false }), []],
      [closedPage('expired', offer), []],
      [unknownPage(), []],
      [busyPage(), []],
    ] as const) {
      const document = open(html)
      expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([PAGE_STYLE])
      expect([...document.querySelectorAll('script')].map(({ textContent }) => textContent)).toEqual(scripts)
      expect(document.querySelectorAll('[style], iframe')).toHaveLength(0)
      const addresses = [...document.querySelectorAll('[src], link')].map(
        (one) => one.getAttribute('src') ?? one.getAttribute('href'),
      )
      expect(addresses.filter((address) => address !== TYPEFACE_PATH && address !== `${PATH}.jpg`)).toEqual([
        '/icon.svg',
      ])
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,nofollow')
    }
  })
})

describe('the page of an offer that is over', () => {
  it.each([
    ['revoked', 'Penawaran ini sudah tidak berlaku', 'ditutup oleh Safar Barakah'],
    ['replaced', 'Ada penawaran yang lebih baru', 'sudah diperbarui'],
    ['expired', 'Masa berlaku penawaran ini sudah lewat', 'berlaku s.d. 29 November 2026'],
  ] as const)('an offer that is %s says so, and asks the mitra for today’s price', (state, title, why) => {
    const html = closedPage(state, offer)
    expect(words(html)).toContain(title)
    expect(words(html)).toContain(why)
    expect(words(html)).not.toMatch(/Rp|Pullman|Ahmad/)
    const link = open(html).querySelector('a')
    expect([link?.textContent, decodeURIComponent(link?.href ?? '')]).toEqual([
      'Minta harga terbaru',
      expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?text=Assalamu’alaikum, .*“Umroh Syawal 12 Hari”\.$/),
    ])
  })
})
