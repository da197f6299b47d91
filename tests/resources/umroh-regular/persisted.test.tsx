import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SITI } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { afterReload, persisted, persistedKinds, untilPersisted, withIndexedDb } from '../../support/persisted'
import { LIST, listOf, scrollable, wireRow } from '../../support/packageRows'
import { held, partnerServer, type PartnerServer, type Reaction } from '../../support/server/partnerServer'
import { button, findButton, heading, press, renderApp, wait } from '../../support/renderApp'
import { editedAtReview, footerButton, resumeDraft } from '../../support/wizard'
import { loseNetwork } from '../../support/network'

withIndexedDb()

const PATH = '/package/umroh-reguler'
const AGE = /^Data per \d{1,2} \w{3} \d{4}, \d\d\.\d\d/
const noNetwork: Reaction = () => Promise.reject(new TypeError('Failed to fetch'))
const renamed =
  (name: string): Reaction =>
  () =>
    json({ data: [wireRow(1, { nama_paket: name })], meta: { total: 1 } })
// Toasts have a separate status element, which is always in the page.
const age = () => within(screen.getByRole('main')).queryByRole('status')
// A spinner is the page's main landmark until the screen's code is there.
const findAge = () =>
  waitFor(() => {
    const found = age()
    if (!found) throw new Error('No age is said.')
    return found
  })

/** Visits `paths` one after the other; then the page is closed and an hour passes. */
async function visited(server: PartnerServer, ...paths: string[]) {
  for (const [index, path] of paths.entries()) {
    const view = await renderApp(path, { server })
    await screen.findAllByText(/^Rp\. /)
    await untilPersisted(index + 1)
    if (index < paths.length - 1) view.unmount()
    else await afterReload(view)
  }
  return server
}

const listVisited = async () => {
  const server = await partnerServer()
  const stop = server.on('GET', LIST, listOf(2))
  await visited(server, PATH)
  stop()
  return server
}

describe('a list that was read before', () => {
  it('a persisted list shows during the next request, says its age if that takes long, and is replaced by the answer', async () => {
    const server = await listVisited()
    const answer = held()
    server.on('GET', LIST, async (call, pass) => {
      await answer.react(call, pass)
      return renamed('Paket hari ini')(call, pass)
    })
    const spinner = vi.fn<() => void>()
    const watch = new MutationObserver(() => document.querySelector('main .ghost') && spinner())
    watch.observe(document.body, { childList: true, subtree: true })
    await renderApp(PATH, { server })
    expect(await screen.findByRole('article', { name: 'Paket 1' })).toBeVisible()
    watch.disconnect()
    expect([age(), spinner.mock.calls]).toEqual([null, []])
    await waitFor(() => expect(age()).toHaveTextContent(AGE), { timeout: 2000 })
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Paket hari ini' })).toBeVisible()
    expect([age(), screen.queryByRole('article', { name: 'Paket 1' })]).toEqual([null, null])
  })

  it('an age that the page before React has said stays said, and the next screen waits a second again', async () => {
    const server = await listVisited()
    server.on('GET', LIST, held().react)
    window.shell = { saidAge: true }
    await renderApp(PATH, { server })
    expect(await screen.findByRole('article', { name: 'Paket 1' })).toBeVisible()
    expect(age()).toHaveTextContent(AGE)
    expect(window.shell).toEqual({})
    delete window.shell
  })

  it('the app requests a persisted list again, however young it is', async () => {
    const server = await partnerServer()
    server.on('GET', LIST, listOf(1))
    const view = await renderApp(PATH, { server })
    await untilPersisted(1)
    await afterReload(view, 0)
    server.on('GET', LIST, renamed('Paket hari ini'))
    await renderApp(PATH, { server })
    expect(await screen.findByRole('article', { name: 'Paket hari ini' })).toBeVisible()
  })

  it('a persisted list that cannot be refreshed says its age, and Coba lagi refreshes it', async () => {
    const server = await listVisited()
    const stop = server.on('GET', LIST, () => json({}, 429))
    await renderApp(PATH, { server })
    press(within(await findAge()).getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByRole('article', { name: 'Paket 1' })).toBeVisible()
    stop()
    server.on('GET', LIST, renamed('Paket hari ini'))
    press(await findButton('Coba lagi'))
    expect(await screen.findByRole('article', { name: 'Paket hari ini' })).toBeVisible()
    expect(age()).toBeNull()
  })

  it('a persisted list shows on a phone without a network, and is refreshed once there is a network', async () => {
    const server = await listVisited()
    server.on('GET', LIST, renamed('Paket hari ini'))
    const giveBack = loseNetwork(server)
    await renderApp(PATH, { server })
    expect(await screen.findByRole('article', { name: 'Paket 1' })).toBeVisible()
    expect(await findAge()).toHaveTextContent(AGE)
    giveBack()
    expect(await screen.findByRole('article', { name: 'Paket hari ini' })).toBeVisible()
    expect(age()).toBeNull()
  })

  it('the phone persists only the first page of a list, with the age of that page', async () => {
    const server = await partnerServer()
    server.on('GET', LIST, listOf(120))
    const scroll = scrollable()
    await renderApp(PATH, { server })
    await screen.findAllByRole('article')
    await untilPersisted(1)
    const [first] = await persisted()
    for (let step = 0; step < 25; step += 1) scroll(400)
    await waitFor(() => expect(server.callsTo('GET', LIST)).toHaveLength(2))
    await wait(400)
    const [entry] = (await persisted()) as {
      at: number
      data: { pages: { data: unknown[] }[]; pageParams: unknown[] }
    }[]
    expect([entry?.data.pages.length, entry?.data.pages[0]?.data.length, entry?.data.pageParams]).toEqual([1, 50, [1]])
    expect(entry?.at).toBe(first?.at)
  })

  it('the same search finds its persisted list again', async () => {
    const server = await partnerServer()
    const stop = server.on('GET', LIST, listOf(2))
    await visited(server, `${PATH}?q=Paket`)
    stop()
    server.on('GET', LIST, () => json({}, 403))
    await renderApp(`${PATH}?q=Paket`, { server })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(await findAge()).toHaveTextContent(AGE)
  })
})

describe('a detail that was read before', () => {
  it('a persisted detail opens without a network and says its age', async () => {
    const server = await partnerServer()
    const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(SITI) })
    const { id, nama_paket: name } = body.data[0] as { id: number; nama_paket: string }
    await visited(server, `${PATH}/${id}`)
    server.on('GET', `${LIST}/${id}`, noNetwork)
    await renderApp(`${PATH}/${id}`, { server })
    expect(await heading(name)).toBeVisible()
    await waitFor(() => expect(age()).toHaveTextContent(AGE), { timeout: 2000 })
  })

  it('if the server no longer has the package, the screen says so and the persisted detail is deleted', async () => {
    const server = await partnerServer()
    const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(SITI) })
    const path = `/${body.data[0].id}`
    await visited(server, PATH + path)
    server.on('GET', LIST + path, () => json({}, 404))
    await renderApp(PATH + path, { server })
    expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak ditemukan')
    await waitFor(async () => expect(await persisted()).toEqual([]))
  })
})

describe('the persisted queries', () => {
  it('the phone persists lists, details and options, but no form, no profile and no permission', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    await renderApp(PATH, { server })
    press(await screen.findByRole('link', { name: /^Edit / }))
    await screen.findByRole('textbox', { name: 'Nama Paket' })
    await wait(600)
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    press(await screen.findByRole('link', { name: /^Detail / }))
    await screen.findByText('Kembali ke daftar')
    await waitFor(async () => expect(await persistedKinds()).toContain('umroh-regular getOne'))
    const kinds = await persistedKinds()
    expect(kinds.filter((kind) => !/^(custom-data\/[a-z-]+|hotel\/\w+) getList$/.test(kind))).toEqual([
      'umroh-regular getInfiniteList',
      'umroh-regular getOne',
    ])
    expect(kinds).toContain('custom-data/pesawat getList')
    const token = localStorage.getItem('partner_token')!
    expect(JSON.stringify(await persisted())).not.toContain(token)
    expect((await persisted()).map(({ hash }) => hash).filter((hash) => hash.includes('"form"'))).toEqual([])
  })
})

describe('after a change', () => {
  it('no old total is shown, not even after a reload', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const view = await renderApp(PATH, { server })
    await screen.findAllByRole('article')
    await untilPersisted(1)
    press(await findButton(/^Duplikat /))
    server.on('GET', LIST, held().react)
    press(await findButton('Duplikat'))
    await waitFor(async () => expect(await persisted()).toEqual([]))
    await wait(300)
    await afterReload(view)
    await renderApp(PATH, { server })
    await heading('Paket Umroh Regular')
    expect(await screen.findByRole('progressbar', { name: 'Memuat…' })).toBeVisible()
    await wait(50)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('a save of a resumed draft leads to a list that shows no persisted old total', async () => {
    const edited = await editedAtReview({ namaPaket: 'Umroh nanti' })
    const { server, id } = edited
    edited.unmount()
    const list = await renderApp(PATH, { server })
    await screen.findAllByRole('article')
    await untilPersisted(1)
    await afterReload(list, 0)
    await renderApp(`${PATH}/edit/${id}`, { server })
    await resumeDraft(5)
    server.on('GET', LIST, held().react)
    const shown = vi.fn<() => void>()
    const watch = new MutationObserver(() => document.querySelector('article') && shown())
    watch.observe(document.body, { childList: true, subtree: true })
    press(footerButton('Simpan'))
    expect(await heading('Paket Umroh Regular')).toBeVisible()
    await wait(50)
    watch.disconnect()
    expect(shown).not.toHaveBeenCalled()
  })

  it('an answer to a request from before the change is not persisted', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    await renderApp(PATH, { server })
    press(await findButton(/^Duplikat /))
    press(await findButton('Duplikat'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await untilPersisted(1)
    const [entry] = (await persisted()) as { data: { pages: { data: unknown[] }[] } }[]
    expect(entry?.data.pages[0]?.data).toHaveLength(2)
    expect(button(/^Duplikat .*\(Copy\)$/)).toBeVisible()
  })
})
