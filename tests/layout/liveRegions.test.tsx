import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SITI } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { LIST } from '../support/packageRows'
import { held, partnerServer } from '../support/server/partnerServer'
import { button, findButton, press, renderApp, wait, write } from '../support/renderApp'
import { newWizard, open, option, smallPackageAtReview, textbox } from '../support/wizard'

/** The live regions of the page, or of one element. */
const liveRegions = (within: ParentNode = document) => [...within.querySelectorAll('[aria-live=polite]')]
const said = (regions: readonly Element[]) =>
  regions
    .filter((region) => region.isConnected)
    .map((region) => region.textContent)
    .filter(Boolean)

describe('the announcements for screen readers', () => {
  it('an existing live region announces once that a save has begun', async () => {
    const server = await partnerServer({ packages: [2, 0] })
    const answer = held()
    server.on('POST', LIST, answer.react)
    await smallPackageAtReview(server)
    const before = liveRegions()
    expect(said(before)).toEqual([])
    press(button('Simpan'))
    await waitFor(() => expect(said(before)).toEqual(['Sedang disimpan.']))
    answer.letGo()
    await waitFor(() => expect(said(liveRegions())).toEqual(['Paket berhasil disimpan.']))
  })

  it('a live region announces that a package is being duplicated', async () => {
    const server = await partnerServer()
    server.on('POST', /\/duplicate$/, held().react)
    await renderApp('/package/umroh-reguler', { server })
    press((await screen.findAllByRole('button', { name: /^Duplikat / }))[0]!)
    const sheet = await screen.findByRole('dialog')
    const before = liveRegions(sheet)
    press(within(sheet).getByRole('button', { name: 'Duplikat' }))
    await waitFor(() => expect(said(before)).toEqual(['Paket sedang diduplikasi.']))
  })

  it('a live region announces that the login is under way', async () => {
    const server = await partnerServer()
    server.on('POST', '/partner/login', held().react)
    await renderApp('/auth/login', { server, as: null })
    const before = liveRegions()
    write(textbox('Email'), SITI)
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    await waitFor(() => expect(said(before)).toEqual(['Akun Anda sedang diperiksa.']))
  })

  it('a live region announces how many packages a search has found, but is silent before a search', async () => {
    await renderApp('/package/umroh-reguler', { packages: [12, 0] })
    await screen.findAllByRole('article')
    const before = liveRegions()
    await wait(50)
    expect(said(before)).toEqual([])
    const [name] = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    write(screen.getByRole('searchbox'), name!)
    await waitFor(() => expect(said(before)).toEqual(['1 paket']))
    write(await screen.findByRole('searchbox'), 'tidak ada yang begini')
    await waitFor(() => expect(said(before)).toEqual(['Tidak ada hasil pencarian.']))
    write(screen.getByRole('searchbox'), '')
    await waitFor(() => expect(said(before)).toEqual(['12 paket']))
  })

  it('a failed search shows an alert and announces no number', async () => {
    const server = await partnerServer()
    await renderApp('/package/umroh-reguler', { server })
    await screen.findAllByRole('article')
    const before = liveRegions()
    server.on('GET', LIST, () => json({}, 403))
    write(screen.getByRole('searchbox'), 'apa pun')
    expect(await screen.findByRole('alert')).toHaveTextContent('Daftar paket belum dapat dimuat')
    expect(said(before)).toEqual([])
  })

  it('a live region inside the sheet announces how many options a picker’s search has found', async () => {
    await newWizard({ flight: '' })
    const sheet = await open('Pesawat')
    await option(sheet, 'Batik Air')
    const before = liveRegions(sheet)
    expect(said(before)).toEqual([])
    write(within(sheet).getByRole('searchbox'), 'batik')
    await waitFor(() => expect(said(before)).toEqual(['1 pilihan']))
    write(within(sheet).getByRole('searchbox'), 'tidak ada')
    await waitFor(() => expect(said(before)).toEqual(['Tidak ada hasil pencarian.']))
    expect(within(sheet).getByText('No results')).toBeVisible()
  })

  it('a live region announces to an admin that a search has found nothing', async () => {
    await renderApp('/custom-data/visa', { as: 'admin@umrohmitra.co.id', width: 1280 })
    await screen.findByRole('table')
    const before = liveRegions()
    write(await screen.findByRole('searchbox'), 'tidak ada yang begini')
    await waitFor(() => expect(said(before)).toContain('Tidak ada hasil pencarian.'))
  })
})

describe('a login with an empty field', () => {
  it('the focus moves to the first empty field', async () => {
    await renderApp('/auth/login', { as: null })
    press(await findButton('Login'))
    expect(textbox('Email')).toHaveFocus()
    write(textbox('Email'), SITI)
    press(button('Login'))
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })
})
