import type { BrowserContext, Page } from '@playwright/test'
import { apiLine, failedToReach, failedWith, listen } from '../e2e/support'
import type { Passed } from './proxy'
import { watchPage } from './watch'

export const SAVED = 'Paket berhasil disimpan.'
export const DUPLICATED = 'Paket berhasil diduplikasi.'

/** What the browser itself says of a bad network, what the app logs of it (spec §8), and of a login that fails (spec §2). */
const EXPECTED = [/^warning: Service Worker registration blocked by Playwright$/, failedToReach, apiLine('(GET|POST|PUT) /'), /^error: \[auth\] /]

/** The phone in the mitra's hand, and everything it says. */
export async function openPhone(context: BrowserContext, passed: readonly Passed[]) {
  const heard = listen(context)
  const said: string[] = []
  // Code that could not be fetched while there was no network: then, and only then, a screen may be missing.
  let isCodeMissing = false
  context.on('console', (message) => {
    if (message.text().startsWith('said: ')) said.push(message.text().slice('said: '.length))
  })
  await context.addInitScript(watchPage)
  const page: Page = await context.newPage()
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') isCodeMissing = true
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) isCodeMissing &&= said.at(-1) !== 'BROKEN'
  })

  const isExpected = (line: string) =>
    EXPECTED.some((pattern) => pattern.test(line)) || passed.some(({ given }) => given !== null && given.status >= 400 && failedWith(given.status).test(line))

  return {
    page,
    /** Everything the app has told since the last time it was asked. */
    takeSaid: () => said.splice(0),
    /** Complaints that nothing explains. */
    complaints: () => heard.filter((line) => !isExpected(line)),
    isCodeMissing: () => isCodeMissing,
  }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>
