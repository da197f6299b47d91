import { ADMIN, LAPTOP } from '../support/adminSupport'
import { expect, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

test('a day that is typed into an empty field arrives, in every usual writing (docs/product.md §36.5)', async ({
  page,
}) => {
  for (const [typed, day] of [
    ['05112026', '05'],
    ['1/11/2026', '01'],
    ['5 Nov 2026', '05'],
    ['2026-11-06', '06'],
    ['7.11.26', '07'],
  ] as const) {
    await page.goto('/audit')
    const group = page.getByRole('group', { name: 'Dari tanggal' })
    await group.getByRole('spinbutton', { name: 'Hari' }).click()
    await page.keyboard.type(typed, { delay: 20 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`from=2026-11-${day}`))
    await expect(group.getByRole('spinbutton')).toHaveText([day, '11', '2026'])
  }
})

test('half a day is no day: the field says so, keeps what was typed, and the list is not narrowed', async ({
  page,
}) => {
  await page.goto('/audit')
  const group = page.getByRole('group', { name: 'Dari tanggal' })
  await group.getByRole('spinbutton', { name: 'Hari' }).click()
  await page.keyboard.type('0511', { delay: 20 })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText(/Tanggal belum lengkap/)).toBeVisible()
  await expect(group.getByRole('spinbutton')).toHaveText(['05', '11', 'TTTT'])
  await expect(page).toHaveURL(/\/audit$/)
})
