import type { Page } from '@playwright/test'
import { expect, passwordOf, SITI, test } from '../support/support'

test.use({ account: null, viewport: { width: 360, height: 740 } })

/** Fills a field as a password manager that sends no event. */
const fillSilently = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name }).evaluate((field: HTMLInputElement, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, value)
  }, text)

test('a login that a password manager filled without events signs in', async ({ page }) => {
  await page.goto('/auth/login')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  )
  await fillSilently(page, 'Email', SITI)
  await fillSilently(page, 'Password', passwordOf(SITI))
  await page.getByRole('button', { name: 'Login' }).tap()
  await expect(page.getByRole('link', { name: 'Umroh Reguler', exact: true })).toBeVisible()
})
