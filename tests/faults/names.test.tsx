import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AssetsContext, RemoteImage } from '@/ui/elements/RemoteImage'
import { assetUrl } from '@/domain/values/urls'
import { json } from '../support/server/fakeFetch'
import { LIST, wireRow } from '../support/packageRows'
import { partnerServer } from '../support/server/partnerServer'
import { press, renderApp, write } from '../support/renderApp'
import { atStep, editedQuote, newWizard, next, open, option, textbox, trigger } from '../support/wizard'

const HOSTILE = [
  null,
  '',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/a.svg',
  '../rahasia.svg',
  'a/../../b.svg',
  'blob:http://a/b',
  '\\\\evil.example\\a.svg',
]
const frame = (path: string | null, alt = '') => (
  <AssetsContext value={(wanted) => assetUrl('/media', wanted)}>
    <RemoteImage path={path} alt={alt} width={64} height={48} placeholder={<i data-testid="placeholder" />} />
  </AssetsContext>
)

describe('fault 40: images: missing, slow or hostile', () => {
  it.each(HOSTILE)('the path %j shows a placeholder of the same size and sends no request', (path) => {
    const { container } = render(frame(path))
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByTestId('placeholder').parentElement).toHaveStyle({ width: '64px', height: '48px' })
  })

  it('an image that fails to load is replaced by a placeholder of the same size, and another path is tried again', () => {
    const { container, rerender } = render(frame('hotels/a.svg', 'Royal'))
    const image = screen.getByRole('img', { name: 'Royal' })
    expect(image.parentElement).toHaveStyle({ width: '64px', height: '48px' })
    fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByTestId('placeholder').parentElement).toHaveStyle({ width: '64px', height: '48px' })
    rerender(frame('hotels/b.svg', 'Royal'))
    expect(screen.getByRole('img', { name: 'Royal' })).toHaveAttribute('src', '/media/hotels/b.svg')
  })

  it('an image has a fixed size and loads lazily, so that a slow one delays nothing and moves nothing', () => {
    render(frame('hotels/20-mb.png', 'Royal'))
    const image = screen.getByRole('img', { name: 'Royal' })
    expect(['width', 'height', 'loading', 'decoding'].map((name) => image.getAttribute(name))).toEqual([
      '64',
      '48',
      'lazy',
      'async',
    ])
  })

  it('no missing or hostile logo becomes an image in the picker, nor a chosen one in the wizard', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const flights = HOSTILE.map((logo, at) => ({ id: at + 1, pesawat: `Pesawat ${at + 1}`, price: 1, logo }))
    server.on('GET', '/custom-data/pesawat', () => json({ data: flights }))
    await renderApp('/package/umroh-reguler/create', { server })
    await atStep(0)
    const sheet = await open('Pesawat')
    await option(sheet, 'Pesawat 1')
    expect(within(sheet).getAllByRole('option')).toHaveLength(HOSTILE.length)
    expect(sheet.querySelectorAll('img')).toHaveLength(0)
    press(await option(sheet, 'Pesawat 3'))
    expect(document.querySelector('img')).toBeNull()
  })

  it('every picture of the wizard has an alternative text, empty if the name stands beside it', async () => {
    await editedQuote()
    await next(1)
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((picture) => !picture.hasAttribute('alt'))).toEqual([])
  })
})

describe('fault 41: unusual names', () => {
  /** Markup, characters that turn the direction of text, emoji, entities, and 500 letters without a space. */
  const name = [
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    '\u202eterbalik\u202c \u200fكامل',
    '🕋👨‍👩‍👧‍👦 Umroh 🇮🇩',
    '&lt;b&gt; &amp; &#39;',
    'W'.repeat(500),
  ].join(' ')

  it('an unusual name is shown as plain text in the list, the detail and the wizard', async () => {
    const { server, id } = await editedQuote(() => ({ namaPaket: name }))
    expect(textbox('Nama Paket')).toHaveValue(name)
    await next(1)
    expect(screen.getByRole('main')).toHaveTextContent(name.replaceAll(/\s+/g, ' '))
    server.on('GET', LIST, () =>
      json({ data: [wireRow(id, { nama_paket: name, tipe_perjalanan: name })], meta: { total: 1 } }),
    )
    server.on('GET', `${LIST}/${id}`, async (_call, pass) => {
      const { data } = (await (await pass()).json()) as { data: { package: object } }
      return json({ data: { ...data, package: { ...data.package, nama_paket: name, hotel_makkah_name: name } } })
    })
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    const card = await screen.findByRole('article')
    expect(within(card).getByRole('heading').textContent).toBe(name)
    press(within(card).getByRole('link', { name: /^Detail/ }))
    const hotel = await screen.findByRole('region', { name: 'Hotel Makkah' })
    expect(within(hotel).getByText((text) => text === name, { normalizer: (text) => text })).toBeVisible()
    expect(document.querySelectorAll('script, img[onerror], img[src=x]')).toHaveLength(0)
  })

  it('an unusual name is shown as plain text in a picker and in its field', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', '/custom-data/pesawat', () => json({ data: [{ id: 1, pesawat: name, price: 1, logo: null }] }))
    await newWizard({ flight: '' }, server)
    write(textbox('Nama Paket'), name)
    const sheet = await open('Pesawat')
    press((await within(sheet).findAllByRole('option'))[0]!)
    expect(
      await screen.findByText((text) => text === name, { selector: 'b', normalizer: (text) => text }),
    ).toBeInTheDocument()
    expect([
      trigger('Pesawat').querySelectorAll('img, script').length,
      textbox('Nama Paket').getAttribute('value') ?? name,
    ]).toEqual([0, name])
  })
})
