import type { Locator, Page } from '@playwright/test'
import { card, expect, openList, openNewWizard, STEPS, test, Wizard } from '../support/support'

test.use({ viewport: { width: 360, height: 740 } })

async function middleOf(target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not on the screen.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Taps a control, and the same place once more after some milliseconds. */
async function tapTwice(page: Page, target: Locator, apartMs: number): Promise<void> {
  const [x, y] = await middleOf(target)
  // A finger does not wait until the page has answered its first tap.
  const first = page.touchscreen.tap(x, y)
  await page.waitForTimeout(apartMs)
  await Promise.all([first, page.touchscreen.tap(x + 4, y - 3)])
}

/** Opens a new wizard without input. On a slow machine an earlier attempt chose an option, which is a draft now. */
async function openFreshWizard(page: Page): Promise<Wizard> {
  await page.goto('/package/umroh-reguler/create')
  const wizard = new Wizard(page)
  const discard = page.getByRole('button', { name: 'Buang', exact: true })
  await expect(wizard.heading(STEPS.journey).or(discard)).toBeVisible()
  if (await discard.isVisible()) await discard.click()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  return wizard
}

/** ms between the last two taps, as the page saw them: a busy machine may send the second one much later. */
const betweenTaps = (page: Page) =>
  page.evaluate(() => {
    const taps = (window as { tapTimes?: number[] }).tapTimes ?? []
    return (taps.at(-1) ?? 0) - (taps.at(-2) ?? 0)
  })

for (const apartMs of [0, 60, 200])
  test(`a field that is tapped twice, ${apartMs} ms apart, opens its sheet, and the sheet stays`, async ({ page }) => {
    await page.addInitScript(() => {
      const taps: number[] = []
      Object.assign(window, { tapTimes: taps })
      window.addEventListener('pointerdown', ({ timeStamp }) => taps.push(timeStamp), true)
    })
    await expect(async () => {
      const wizard = await openFreshWizard(page)
      await tapTwice(page, wizard.trigger('Pesawat'), apartMs)
      expect(await betweenTaps(page), 'the machine was quick enough').toBeLessThan(300)
    }).toPass()
    const wizard = new Wizard(page)
    await expect(wizard.sheet('Pesawat')).toBeVisible()
    await page.waitForTimeout(700)
    await expect(wizard.sheet('Pesawat')).toBeVisible()
    // A tap on the backdrop that is meant closes it.
    await page.touchscreen.tap(180, 20)
    await expect(wizard.sheet('Pesawat')).toBeHidden()
  })

test('an option that is tapped twice is chosen once, and ticks nothing on the page below', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const box = wizard.checkbox('Tanpa Hotel Makkah')
  const [x, boxY] = await middleOf(box)
  const sheet = await wizard.open('Pesawat')
  const [, y] = await middleOf(sheet.getByRole('option').nth(1))
  // The page below is moved, so that the box lies under the option.
  await page.evaluate((by) => document.getElementById('root')?.style.setProperty('translate', `0 ${by}px`), y - boxY)
  await page.touchscreen.tap(x, y)
  await expect(sheet).toBeHidden()
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(200)
  await expect(box).not.toBeChecked()
  await expect(wizard.trigger('Pesawat')).not.toContainText('Belum Terpilih')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Detail that is tapped twice presses nothing on the detail', async ({ page, api }) => {
  // The package of an earlier attempt is still in the list.
  const name = `Paket dua ketukan ${Date.now()}`
  const id = await api.create({ namaPaket: name })
  await api.share(id, 'Bapak Ahmad')
  await openList(page, name)
  const detail = card(page, name).getByRole('link', { name: 'Detail' })
  for (const apartMs of [60, 150, 250]) {
    await tapTwice(page, detail, apartMs)
    await expect(page.getByRole('heading', { name: 'Detail Paket' })).toBeVisible()
    await page.waitForTimeout(500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(`/package/umroh-reguler/${id}`)
    await page.goBack()
    await expect(detail).toBeVisible()
    await page.waitForTimeout(500)
  }
})

test('a day of check-in that is tapped twice leaves check-out to be chosen', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await wizard.text('Nama Paket').fill('Paket dua hari')
  await wizard.text('Jumlah Jamaah').fill('10')
  await wizard.pick('Pesawat', 'Batik Air')
  await wizard.next(STEPS.makkah)
  const days = await wizard.open('Tanggal Check-In')
  await days.getByRole('button', { name: 'Bulan berikutnya' }).click()
  await tapTwice(page, days.getByRole('gridcell', { name: '12' }), 100)
  await expect(wizard.sheet('Tanggal Check-Out')).toBeVisible()
  await page.waitForTimeout(500)
  await expect(wizard.sheet('Tanggal Check-Out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tanggal Check-Out', includeHidden: true })).toContainText(
    'Pilih tanggal',
  )
})

test('Lanjut that is tapped twice goes one step, and a choice stays chosen', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await tapTwice(page, wizard.toggle('Urutan Kota', 'Madinah Awal'), 120)
  await expect(wizard.toggle('Urutan Kota', 'Madinah Awal')).toHaveAttribute('aria-pressed', 'true')
  for (const city of ['Makkah', 'Madinah']) await wizard.checkbox(`Tanpa Hotel ${city}`).check()
  await wizard.text('Nama Paket').fill('Paket dua langkah')
  await wizard.text('Jumlah Jamaah').fill('10')
  await wizard.pick('Pesawat', 'Batik Air')
  await page.waitForTimeout(400)
  await tapTwice(page, page.getByRole('button', { name: 'Lanjut' }), 120)
  await page.waitForTimeout(500)
  await expect(wizard.heading(STEPS.trip)).toBeVisible()
})

test('two fingers that zoom press nothing, and the first tap after them counts', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const [x, y] = await middleOf(wizard.trigger('Pesawat'))
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [number, number][]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([px, py], id) => ({ x: px, y: py, id })) })
  await touch('touchStart', [x, y - 40], [x, y + 40])
  await touch('touchMove', [x, y - 60], [x, y + 60])
  await touch('touchEnd')
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.touchscreen.tap(x, y)
  await expect(wizard.sheet('Pesawat')).toBeVisible()
})
