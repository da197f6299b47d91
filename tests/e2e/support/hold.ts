import type { Page } from '@playwright/test'

/**
 * Holds a call until the returned function is called. Then the server answers it, or `answer` replaces the server's
 * answer.
 */
export async function hold(
  page: Page,
  url: string,
  answer?: { status: number; json: object },
): Promise<() => Promise<void>> {
  let goOn: () => void
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(url, async (route) => {
    await held
    await (answer ? route.fulfill(answer) : route.continue()).catch(() => undefined)
  })
  return async () => {
    goOn()
    if (!answer) await page.unroute(url)
  }
}
