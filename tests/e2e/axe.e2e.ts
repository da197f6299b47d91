import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { addDays } from '../../src/domain/dates'
import { expect, firstNight, openList, openNewWizard, signIn, still, STEPS, test, Wizard } from './support'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No serious or critical violation of axe's rules, once nothing moves any more. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await still(page)
  // Not a script tag: the page's own policy would refuse it.
  await page.evaluate(AXE)
  const { violations, passes } = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run())
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(passes.length, `${screen}: axe looked at something`).toBeGreaterThan(5)
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), screen).toEqual([])
}

test.describe('signed out', () => {
  test.use({ account: null })

  test('login, with its errors, and the two pages that are nowhere (fault 47)', async ({ page, noise }) => {
    noise.allow(/^error: \[auth\]/, /status of 401/)
    await page.goto('/auth/login')
    await expectAccessible(page, 'login')
    await page.getByRole('button', { name: 'Login' }).click()
    await expectAccessible(page, 'login with errors')
    await signIn(page, 'siapa@annur.co.id', 'salah-sekali')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'login refused')
    await page.goto('/404')
    await expectAccessible(page, '404')
    await page.goto('/unauthorized')
    await expectAccessible(page, '403')
  })
})

test('home, profile, list, empty lists and the duplicate sheet (fault 47)', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Umroh Reguler' })).toBeVisible()
  await expectAccessible(page, 'home')
  await page.getByRole('link', { name: 'Profil' }).click()
  await expectAccessible(page, 'profile')
  await openList(page)
  await expectAccessible(page, 'list')
  await page.getByRole('article').first().getByRole('button', { name: 'Duplikat' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'duplicate sheet')
  await page.goto('/package/umroh-reguler?q=tidak-ada-yang-begini')
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
  await expectAccessible(page, 'nothing found')
  await page.route('**/api/partner/umroh-regular?*', (route) => route.fulfill({ json: { data: [], meta: { total: 0 } } }))
  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('heading', { name: 'Belum ada paket' })).toBeVisible()
  await expect(page.getByText('Buat paket umroh reguler pertamamu')).toBeVisible()
  await expectAccessible(page, 'empty list')
})

test('the wizard, empty and in trouble, with its picker and its calendar (fault 47)', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await expectAccessible(page, 'step 0')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(wizard.text('Nama Paket')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'step 0 with errors')
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'picker')
  await sheet.getByRole('searchbox').fill('tidak ada')
  await expect(sheet).toContainText('No results')
  await expectAccessible(page, 'empty picker')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await wizard.journey({ name: 'Paket untuk semua', jamaah: 5, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await expectAccessible(page, 'step 1, empty')
  await wizard.date('Tanggal Check-In', firstNight())
  await wizard.open('Tanggal Check-Out')
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'calendar')
  await page.keyboard.press('Escape')
  await wizard.stay('Makkah', firstNight(), addDays(firstNight(), 4), 'Royal Majestic')
  await wizard.open('Hotel Makkah')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await expectAccessible(page, 'hotels')
})

test('the wizard filled in, and the detail (fault 47)', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Paket lengkap', tourLeader: 1 })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expectAccessible(page, STEPS.journey)
  for (const title of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review]) {
    await wizard.next(title)
    await expectAccessible(page, title)
  }
  await page.goto(`/package/umroh-reguler/${id}`)
  await expect(page.getByRole('heading', { name: 'Paket lengkap' })).toBeVisible()
  await expectAccessible(page, 'detail')
})
