import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { listen } from '../../e2e/support/support'
import { pdfPages } from '../../support/readPdf'
import { watchLeaving } from '../offers/watchLeaving'
import type { Left } from '../offers/offerLedger'
import type { Got } from './findings'
import { watchPage } from './watch'

export const SAVED = 'Paket berhasil disimpan.'
export const DUPLICATED = 'Paket berhasil diduplikasi.'

export type Tab = {
  name: string
  page: Page
  /** True when code could not be fetched for lack of a network. Only then may a screen be missing. */
  isCodeMissing: () => boolean
}

/** The mitra's phone with its tabs; records all console messages and toasts. */
export async function openPhone(context: BrowserContext) {
  const heard = listen(context)
  const tabs: Tab[] = []
  const said: { tab: Tab; line: string }[] = []
  const got: Got[] = []
  const left: Left[] = []
  await context.addInitScript(watchPage)
  await context.addInitScript(watchLeaving)

  async function open(): Promise<Tab> {
    const page = await context.newPage()
    let isCodeMissing = false
    let hasBroken = false
    const tab: Tab = {
      name: String.fromCharCode('A'.charCodeAt(0) + tabs.length),
      page,
      isCodeMissing: () => isCodeMissing,
    }
    page.on('console', (message) => {
      const [, kind, line = ''] = /^(said|got|left): (.*)$/s.exec(message.text()) ?? []
      if (kind === 'got') got.push(JSON.parse(line) as Got)
      if (kind === 'left') left.push(JSON.parse(line) as Left)
      if (kind !== 'said') return
      said.push({ tab, line })
      hasBroken = line === 'BROKEN'
    })
    page.on('download', (download) => {
      const path = new URL(page.url()).pathname
      const reading = download.path().then(async (file) => {
        const text = (await pdfPages(new Uint8Array(await readFile(file)))).join('\n')
        left.push({ by: 'PDF', path, text })
      })
      // A closed page takes its download away.
      reading.catch(() => undefined)
    })
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') isCodeMissing = true
    })
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith('http')) isCodeMissing &&= !hasBroken
    })
    tabs.push(tab)
    return tab
  }

  let front = await open()
  return {
    tabs,
    heard,
    /** The tab in front of the mitra. */
    get tab() {
      return front
    },
    get page() {
      return front.page
    },
    open,
    async show(tab: Tab) {
      front = tab
      await tab.page.bringToFront()
    },
    /** The app's messages since the last call. */
    takeSaid: () => said.splice(0),
    takeGot: () => got.splice(0),
    /** The texts that left the phone since the last call. */
    takeLeft: () => left.splice(0),
  }
}
