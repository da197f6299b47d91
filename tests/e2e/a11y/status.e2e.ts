import { LOST_REASONS } from '@/domain/status/packageStatus'
import { today } from '@/domain/values/dates'
import { expectAccessible, expectAccessibleAndFitting } from '../support/accessible'
import { Keys } from '../support/keys'
import { apiLine, card, expect, openList, failedWith, test } from '../support/support'

test.use({ viewport: { width: 360, height: 740 } })

const CUSTOMER = 'Ibu Hajah Siti Rahmawati binti Haji Abdurrahman dari Kota Pekanbaru'
const LIST = '/package/umroh-reguler'

test('axe finds no violation on a list with every status, its chips, and the reminders on Beranda', async ({
  page,
  api,
}) => {
  const made = async (kind: string) => api.create({ namaPaket: `Berstatus ${kind}` })
  await made('draf')
  await api.share(await made('terkirim'), CUSTOMER)
  await api.share(await made('lewat masa'), 'Bapak Ali', '2020-01-01')
  await api.note(await made('batal'), { reason: 'harga' })
  await api.note(await made('ingat'), { remindAt: today() })
  await page.goto(`${LIST}?q=Berstatus`)
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(card(page, 'Berstatus lewat masa')).toContainText('Kedaluwarsa')
  await expectAccessibleAndFitting(page, 'list with statuses')
  const chips = page.getByRole('group', { name: 'Status', exact: true })
  await chips.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessibleAndFitting(page, 'list of one status')
  await chips.getByRole('button', { name: 'Setuju' }).click()
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
  await expectAccessibleAndFitting(page, 'no package of this status')
  await page.goto('/')
  // The one with a reminder, and the offer that nobody has answered.
  await expect(page.getByRole('region', { name: 'Perlu ditindaklanjuti' }).getByRole('link')).toHaveCount(2)
  await expectAccessibleAndFitting(page, 'reminders on Beranda')
})

test('axe finds no violation on the status of the detail, its sheets, and a change that is refused', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(failedWith(403), apiLine('PUT /partner/umroh-regular'))
  const id = await api.create({ namaPaket: 'Paket berstatus' })
  await api.share(id, CUSTOMER)
  await page.goto(`${LIST}/${id}`)
  const region = page.getByRole('region', { name: 'Status', exact: true })
  await expect(region).toContainText(CUSTOMER)
  await expectAccessibleAndFitting(page, 'detail with its status')
  for (const name of ['Ingatkan saya', 'Hapus data pelanggan', 'Tandai batal']) {
    if (name === 'Hapus data pelanggan') {
      await region.getByRole('button', { name: 'Menu status' }).click()
      await page.getByRole('button', { name }).click()
    } else await region.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectAccessible(page, name)
    if (name === 'Tandai batal') break
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const sheet = page.getByRole('dialog', { name: 'Tandai batal' })
  await page.route('**/lost', (route) => route.fulfill({ status: 403, json: { message: 'Tidak boleh' } }))
  await sheet.getByRole('button', { name: 'Pesaing' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a reason that is refused')
  await page.unroute('**/lost')
  await sheet.getByRole('button', { name: 'Pesaing' }).click()
  await expect(sheet).toBeHidden()
  await expect(region).toContainText('Alasan batal')
  await expectAccessibleAndFitting(page, 'detail of a lost package')
})

test('a mitra filters the list and marks a package as lost without a mouse, and the focus returns', async ({
  page,
  api,
}) => {
  // The keyboard's own tests leave packages 'tanpa tetikus' on the same server.
  const name = 'Paket yang disaring'
  const id = await api.create({ namaPaket: name })
  const keys = new Keys(page)
  // The frame before React has the chips too, and a press on it is lost.
  await openList(page, name)
  const chip = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Kedaluwarsa' })
  await chip.focus()
  await keys.press('Enter')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).toBeInViewport({ ratio: 1 })
  await page.goto(`${LIST}/${id}`)
  const opener = page.getByRole('button', { name: 'Tandai batal' })
  await expect(opener).toBeEnabled()
  await opener.focus()
  await keys.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Tandai batal' })
  await expect(sheet.getByRole('button')).toHaveCount(LOST_REASONS.length + 1)
  await keys.aroundIn(sheet, opener, 10)
})
