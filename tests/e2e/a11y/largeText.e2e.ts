import { addDays } from '@/domain/values/dates'
import { enlargeText, expectReadable } from '../support/readable'
import { card, expect, firstNight, openList, openNewWizard, signIn, SITI, STEPS, test } from '../support/support'

// A phone would zoom out instead of overflowing, so these tests use a small desktop window.
test.use({ viewport: { width: 360, height: 740 }, isMobile: false })
test.setTimeout(90_000)

test.beforeEach(({ page }) => enlargeText(page))

test.describe('with text at twice the size', () => {
  test.describe('signed out', () => {
    test.use({ account: null })

    test('a user signs in', async ({ page }) => {
      await page.goto('/auth/login')
      await page.getByRole('button', { name: 'Login' }).click()
      await expectReadable(page, 'login with errors')
      await signIn(page, SITI)
      await expect(page.getByRole('link', { name: 'Umroh Reguler', exact: true })).toBeVisible()
      await expectReadable(page, 'home')
      await page.goto('/404')
      await expectReadable(page, '404')
    })
  })

  test('a user creates and views a package, and every word stays whole', async ({ page }) => {
    const name = `Paket huruf besar ${Date.now()}`
    const wizard = await openNewWizard(page)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expectReadable(page, 'step 0 with errors')
    await wizard.toggle('Urutan Kota', 'Makkah Awal').click()
    await wizard.journey({ name, jamaah: 20, flight: 'Batik Air' })
    const foot = page.getByRole('contentinfo')
    const next = async (title: string) => {
      await wizard.next(title)
      await expect(foot.getByRole('button').last()).toBeInViewport({ ratio: 0.99 })
      await expectReadable(page, title)
    }
    await next(STEPS.makkah)
    const sheet = await wizard.open('Tanggal Check-In')
    await expect(sheet.getByRole('grid')).toBeVisible()
    await expectReadable(page, 'calendar')
    const bottomOf = async (text: RegExp) => {
      const box = (await sheet.getByText(text).first().boundingBox())!
      return box.y + box.height
    }
    expect(await bottomOf(/\d{4}$/), 'the month stands above the days of the week').toBeLessThanOrEqual(
      (await sheet.getByRole('columnheader').first().boundingBox())!.y + 1,
    )
    await page.keyboard.press('Escape')
    await wizard.stay('Makkah', firstNight(), addDays(firstNight(), 4), 'Royal Majestic')
    await wizard.open('Hotel Makkah')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectReadable(page, 'hotels')
    await page.keyboard.press('Escape')
    await next(STEPS.madinah)
    await wizard.checkbox('Tanpa Hotel').check()
    await next(STEPS.trip)
    await wizard.toggle('Tipe Perjalanan', 'Private').click()
    await next(STEPS.extras)
    await wizard.pickSeveral('Transportasi', ['Hiace JED–Makkah', 'Coaster JED–Makkah'])
    await next(STEPS.review)
    for (const lines of await page.getByText('Rincian harga').all()) await lines.click()
    await expectReadable(page, 'review with its price lines')
    await wizard.save()
    await expect(page.getByRole('status').getByText('Paket berhasil disimpan.')).toBeVisible()
    await openList(page, name)
    await expectReadable(page, 'list')
    await card(page, name).getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectReadable(page, 'duplicate sheet')
    await page.keyboard.press('Escape')
    await card(page, name).getByRole('link', { name: 'Detail' }).click()
    await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
    await expectReadable(page, 'detail')
  })
})
