import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { deviceName } from '@/pages/account/Devices'
import { ADMIN } from '../../partner-api/fixtures'
import { json, silence } from '../../support/server/fakeFetch'
import { partnerServer } from '../../support/server/partnerServer'
import { findButton, press, renderApp, write, type AppOptions } from '../../support/renderApp'

async function openProfile(features: readonly Feature[], options: AppOptions = {}) {
  const server = await partnerServer({ packages: [1, 0], features })
  await renderApp('/profile', { server, ...options })
  return server
}

/** Changes the password on Profil; the first answer is lost after the server has carried the change out. */
async function changeAfterLostAnswer(options?: AppOptions) {
  const server = await openProfile(['accounts'], options)
  const lost = server.on('PUT', '/partner/me/password', async (_, pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  press(await findButton('Ubah kata sandi'))
  for (const label of ['Kata sandi saat ini', 'Kata sandi baru', 'Ulangi kata sandi'])
    write(await screen.findByLabelText(label), label === 'Kata sandi saat ini' ? 'mitra123' : 'jalan setapak ke laut')
  press(await findButton('Simpan'))
  await screen.findByRole('alert')
  lost()
  press(await findButton('Simpan'))
  return () => server.callsTo('PUT', '/partner/me/password').map(({ headers }) => headers.get('idempotency-key'))
}
const HINT = 'Minimal 8 karakter. Beberapa kata yang mudah Anda ingat lebih aman daripada satu kata rumit.'
const button = (name: RegExp | string) => screen.queryByRole('button', { name })

describe('the own account on Profil', () => {
  it('a mitra changes the password and sees devices; only an admin has a second factor', async () => {
    await openProfile(['accounts'])
    expect(await screen.findByRole('button', { name: 'Ubah kata sandi' })).toBeVisible()
    expect(button('Perangkat aktif')).toBeVisible()
    expect(button(/Verifikasi dua langkah/)).toBeNull()
  })
  it('without the feature accounts nothing of it is there, and none of its calls is made', async () => {
    const server = await openProfile([])
    expect(await screen.findByRole('button', { name: 'Keluar' })).toBeVisible()
    expect(button('Ubah kata sandi')).toBeNull()
    expect(server.calls.filter(({ path }) => path.startsWith('/partner/me/'))).toEqual([])
  })
  it('the typed values stay when the server refuses the password, and the message stands at its field', async () => {
    const server = await openProfile(['accounts'])
    const message = 'Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.'
    server.on('PUT', '/partner/me/password', () => json({ message, errors: { newPassword: [message] } }, 422))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ubah kata sandi' }))
    const field = async (label: string) => screen.findByLabelText(label)
    await user.type(await field('Kata sandi saat ini'), 'mitra123')
    expect(await field('Kata sandi baru')).toHaveAccessibleDescription(HINT)
    await user.type(await field('Kata sandi baru'), 'password123')
    await user.type(await field('Ulangi kata sandi'), 'password123')
    await user.click(screen.getByRole('button', { name: 'Simpan' }))
    await waitFor(async () => expect(await field('Kata sandi baru')).toHaveAccessibleDescription(`${message} ${HINT}`))
    expect(await field('Kata sandi saat ini')).toHaveValue('mitra123')
  })
})

describe('a changed password whose answer was lost', () => {
  it('the second press repeats the first with its key, and says that the password is changed', async () => {
    const keys = await changeAfterLostAnswer()
    expect(await screen.findByText(/^Kata sandi sudah diganti/)).toBeVisible()
    expect([keys().length, new Set(keys()).size, keys().includes(null)]).toEqual([2, 1, false])
  })
  it('an API that does not allow the header gets none', async () => {
    const keys = await changeAfterLostAnswer({ sendIdempotencyKey: false })
    expect(await screen.findByText('Kata sandi saat ini salah')).toBeVisible()
    expect(keys()).toEqual([null, null])
  })
})

/** A server that refuses the list of packages until the admin has set up a second factor. */
async function demandingServer() {
  const server = await partnerServer({ packages: [1, 0], features: ['accounts'] })
  const refusal = { message: 'Aktifkan verifikasi dua langkah dulu untuk melanjutkan', second_factor: 'required' }
  server.on('GET', '/partner/umroh-regular', () => json(refusal, 403))
  // The profile of this API demands none. If it came after the refusal, the demand would be over.
  server.on('GET', '/partner/me', silence)
  return server
}

describe('a server that demands a second factor', () => {
  it('an admin whose calls are refused for it sees the set-up in place of every screen, and may leave', async () => {
    const server = await demandingServer()
    await renderApp('/package/umroh-reguler', { server, as: ADMIN, width: 1280 })
    expect(await screen.findByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mulai' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keluar' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Hotel Madinah' })).toBeNull()
  })
})

describe('a second factor whose first code was accepted, while the answer was lost', () => {
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const OWN = '/partner/me/second-factor'

  async function setUpTwice(isOn: boolean) {
    const server = await demandingServer()
    server.on('POST', OWN, () => json({ data: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` } }))
    server.on('POST', `${OWN}/confirm`, () => json({ message: 'Verifikasi dua langkah sudah aktif' }, 409))
    server.on('GET', OWN, () => json({ data: { enabled_at: isOn ? '2026-11-20T03:00:00.000Z' : null } }))
    server.on('POST', `${OWN}/recovery-codes`, () => json({ data: { recovery_codes: ['7k2m-09qd', 'aaaa-bbbb'] } }))
    await renderApp('/package/umroh-reguler', { server, as: ADMIN, width: 1280 })
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Kata sandi saat ini'), 'admin123')
    await user.click(screen.getByRole('button', { name: 'Mulai' }))
    await user.type(await screen.findByLabelText('Kode verifikasi'), '123456')
    await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
    return { user, server }
  }

  it('the admin gets new recovery codes by password and code, and goes on', async () => {
    const { user, server } = await setUpTwice(true)
    expect(await screen.findByText(/kode cadangan belum sampai kepada Anda/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Nanti saja' })).toBeVisible()
    await user.type(screen.getByLabelText('Kata sandi saat ini'), 'admin123')
    await user.type(screen.getByLabelText('Kode verifikasi'), '654321')
    await user.click(screen.getByRole('button', { name: 'Buat kode cadangan baru' }))
    expect(await screen.findByText('7k2m-09qd')).toBeVisible()
    expect(server.calls.at(-1)).toMatchObject({
      path: `${OWN}/recovery-codes`,
      body: { currentPassword: 'admin123', code: '654321' },
    })
    const before = server.callsTo('GET', '/partner/me').length
    await user.click(screen.getByRole('button', { name: 'Selesai' }))
    await waitFor(() => expect(server.callsTo('GET', '/partner/me').length).toBeGreaterThan(before))
  })
  it('the set-up starts again if the secret is gone', async () => {
    const { user } = await setUpTwice(false)
    expect(await screen.findByText(/Mulai dari awal/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mulai' }))
    expect(await screen.findByLabelText('Kata sandi saat ini')).toHaveValue('')
  })
})

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone/iPad',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Mac'],
    ['curl/8.0', null, null],
    ['', null, null],
  ])('%s is %s on %s', (userAgent, browser, system) => {
    expect(deviceName(userAgent)).toEqual({ browser, system })
  })
})
