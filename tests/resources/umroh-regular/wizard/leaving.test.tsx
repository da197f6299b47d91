import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DRAFTS_KEY } from '@/offline/drafts'
import { address, button, heading, press, renderApp, wait, write } from '@tests/support/renderApp'
import { atStep, newWizard, next, shownStep, textbox } from '@tests/support/wizard'

const question = () => screen.findByRole('dialog', { name: 'Tinggalkan paket ini?' })
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const arrow = () => screen.getByRole('link', { name: 'Kembali ke daftar paket' })
const back = () => act(() => window.history.back())
const draft = () => localStorage.getItem(DRAFTS_KEY)

/** Opens the list, and then a new wizard by its link. */
async function fromList(typed = 'Umroh Maret') {
  const app = await renderApp('/package/umroh-reguler', { packages: [1, 0] })
  press(await screen.findByRole('link', { name: 'Buat Baru' }))
  await atStep(0)
  if (typed) write(textbox('Nama Paket'), typed)
  return app
}

describe('leaving a wizard', () => {
  it.each<[string, () => void]>([
    ['the arrow', () => press(arrow())],
    ['the phone’s back button', back],
  ])('%s asks first if there are changes, and Tetap di sini stays in the wizard', async (_, leave) => {
    await fromList()
    leave()
    await question()
    press(button('Tetap di sini'))
    await noQuestion()
    expect([shownStep(), address()]).toEqual([0, '/package/umroh-reguler/create'])
    expect(textbox('Nama Paket')).toHaveValue('Umroh Maret')
    leave()
    await question()
  })

  it.each<[string, () => void]>([
    ['the arrow', () => press(arrow())],
    ['the phone’s back button', back],
  ])('%s asks first if there are changes, and keeps or deletes the draft as the mitra answers', async (_, leave) => {
    await fromList()
    leave()
    press(within(await question()).getByRole('button', { name: 'Simpan draf dan keluar' }))
    expect(await screen.findByRole('article')).toBeVisible()
    expect([address(), draft()]).toEqual(['/package/umroh-reguler', expect.stringContaining('Umroh Maret')])

    press(screen.getByRole('link', { name: 'Buat Baru' }))
    press(await screen.findByRole('button', { name: 'Lanjutkan' }))
    await atStep(0)
    leave()
    press(within(await question()).getByRole('button', { name: 'Buang isian' }))
    expect(await screen.findByRole('article')).toBeVisible()
    expect([address(), draft()]).toEqual(['/package/umroh-reguler', null])
  })

  it('the question says that the draft ends with the page if the phone’s storage is full', async () => {
    await fromList()
    await wait(450)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    write(textbox('Nama Paket'), 'Umroh April')
    press(arrow())
    expect(await question()).toHaveTextContent('drafnya hanya bertahan sampai halaman ini ditutup')
    press(button('Tetap di sini'))
    await noQuestion()
    vi.restoreAllMocks()
    press(arrow())
    expect(await question()).toHaveTextContent('Isiannya dapat disimpan sebagai draf di perangkat ini')
    expect(draft()).toContain('Umroh April')
  })

  it('the back button asks nothing while it goes through the wizard’s own steps', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    await next(4)
    back()
    await atStep(3)
    back()
    await atStep(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the browser asks before a page with changes is reloaded or closed', async () => {
    await fromList()
    const unload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(unload()).toBe(false)
    write(textbox('Nama Paket'), '')
    expect(unload()).toBe(true)
  })

  it.each<[string, () => void]>([
    ['the arrow', () => press(arrow())],
    ['the phone’s back button', back],
  ])('%s asks nothing if there are no changes', async (_, leave) => {
    await fromList('')
    leave()
    await heading('Paket Umroh Regular')
    await screen.findByRole('article')
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/package/umroh-reguler', null])
  })

  it('leaving after a save asks nothing', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    for (const step of [3, 4, 5]) await next(step)
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    await wait(50)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  })
})
