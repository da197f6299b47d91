import { card, expect, openNewWizard, STEPS, still, test, wizardAtReview } from '../support/support'

const boxOf = async (place: { boundingBox: () => Promise<{ y: number; height: number } | null> }) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { top: y, bottom: y + height, height }
}

test('at 360 × 740 the whole field of the hotel stands above the footer, and each done step is a target of 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: 'Paket sekali lihat', jamaah: 20, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await still(page)
  const [field, foot] = [await boxOf(wizard.trigger('Hotel Makkah')), await boxOf(page.locator('footer'))]
  expect(field.bottom).toBeLessThanOrEqual(foot.top)
  const done = page.getByRole('list', { name: 'Langkah penyusunan paket' }).getByRole('button')
  await expect(done).toHaveCount(1)
  expect((await boxOf(done)).height).toBeGreaterThanOrEqual(44)
})

test('after a save the new card is in sight, the notice does not cover it, and Bagikan opens the sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const wizard = await wizardAtReview(page, 'Paket baru terlihat')
  await wizard.save()
  const saved = card(page, 'Paket baru terlihat')
  const share = page.getByRole('link', { name: 'Bagikan' })
  await expect(saved).toBeInViewport({ ratio: 0.99 })
  await expect(share).toBeVisible()
  expect((await boxOf(saved)).bottom).toBeLessThanOrEqual((await boxOf(share)).top)
  await share.click()
  await expect(page.getByRole('dialog', { name: 'Bagikan penawaran' })).toBeVisible()
})

test('after an edit the list scrolls to the card of the saved package, once', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Paket jauh di bawah' })
  for (let nth = 0; nth < 8; nth += 1) await api.create({ namaPaket: `Paket di atasnya ${nth}` })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  await page.getByRole('button', { name: /^Review/ }).click()
  await expect(page.getByRole('heading', { name: STEPS.review })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(card(page, 'Paket jauh di bawah')).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.reload()
  await expect(page.getByRole('article').first()).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
