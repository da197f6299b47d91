import type { Page, Route } from '@playwright/test'

export const LIST = '/package/umroh-reguler'
export const ROWS = /\/api\/partner\/umroh-regular\?/
/** The app's code, without the early script. */
const isCode = ({ pathname }: URL) => /\/assets\/(?!early-)[^/]*\.js$/.test(pathname)

/** Holds the app's code until the returned function is called. */
export async function holdApp(page: Page) {
  const held: Route[] = []
  let isOpen = false
  await page.route(isCode, (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(isCode)
  }
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
