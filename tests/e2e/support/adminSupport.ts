import type { APIRequestContext, Page } from '@playwright/test'
import { formatRupiah } from '@/domain/values/money'
import type { WireId, WirePackageRow } from '@/http/partnerApi.types'
import { expect, signInByApi } from './support'

export const ADMIN = 'admin@umrohmitra.co.id'
export const STAFF = 'staf@umrohmitra.co.id'
export const LAPTOP = { viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false } as const

/** API calls of an admin, to prepare a test and to clean up after it. */
export async function adminApi(request: APIRequestContext) {
  const { token } = await signInByApi(ADMIN)
  const headers = { authorization: `Bearer ${token}` }
  const made: string[] = []
  return {
    async create(resource: string, data: object): Promise<WireId> {
      const answer = await request.post(`/api/${resource}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(201)
      const { id } = (await answer.json()) as { id: WireId }
      made.push(`${resource}/${id}`)
      return id
    },
    /** Marks a record for deletion at the end, whoever created it. */
    remember: (path: string) => void made.push(path),
    async everyPackage(q: string): Promise<WirePackageRow[]> {
      const answer = await request.get(`/api/partner/umroh-regular?per_page=200&q=${encodeURIComponent(q)}`, {
        headers,
      })
      return ((await answer.json()) as { data: WirePackageRow[] }).data
    },
    /** Other tests choose from the same masters, so no record of a test may stay. */
    async cleanUp() {
      for (const path of made) {
        const answer = await request.delete(`/api/${path}`, { headers })
        expect([200, 204, 404], `${path}: ${await answer.text()}`).toContain(answer.status())
      }
    },
  }
}
export type AdminApi = Awaited<ReturnType<typeof adminApi>>

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu admin' })
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const search = (page: Page) => page.getByRole('searchbox')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a table through the menu and waits for its rows. */
export async function openTable(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name, exact: true }).click()
  await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

export async function find(page: Page, text: string, count: number): Promise<void> {
  await search(page).fill(text)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(count)
}

/** The three totals of a table row, whose headings say `Rp`. */
export async function totalsOf(page: Page, name: string) {
  const amounts = (await row(page, name).innerText()).match(/\d+(?:\.\d{3}){2,}/g) ?? []
  const [double, triple, quad] = amounts.map((amount) => `Rp. ${amount}`)
  return { double, triple, quad }
}

export const rupiah = (amount: number | string | null) => formatRupiah(Number(amount))
