import { describe, expect, it, vi } from 'vitest'
import { isGone, whyMissing } from '@/ui/layout/missingCode'

const OWN = 'app-1a2b.js'
const page =
  (script: string, status = 200) =>
  () =>
    Promise.resolve(new Response(`<meta name="typeface"><script src="/assets/${script}">`, { status }))
const wifi = () => Promise.resolve(new Response('<!doctype html><title>Wi-Fi Hotel</title><div id="root"></div>'))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe('code that cannot be fetched', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['failed', 'the server has the version that runs here', page(OWN)],
    ['replaced', 'the server has another version', page('app-3c4d.js')],
    ['unreachable', 'the server is in trouble', page(OWN, 503)],
    ['unreachable', 'there is no server', lost],
    ['unreachable', 'the Wi-Fi of a hotel answers with its own page', wifi],
  ])('the reason is %s if %s', async (why, _, answer) => {
    vi.stubGlobal('fetch', answer)
    expect([await whyMissing(OWN), await isGone()]).toEqual([why, why !== 'unreachable'])
  })
})
