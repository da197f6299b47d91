import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shrunkLogo } from '@/resources/offer-profile/page/shrinkLogo'
import { LOGO } from '../../domain/offer/packages'
import { findButton, heading, press, renderApp } from '../../support/renderApp'
import { partnerServer } from '../../support/server/partnerServer'

/** jsdom draws nothing: the canvas of these tests notes the requested sizes and qualities. */
const asked: { width: number; height: number; quality: number }[] = []
let sizes: (pixels: number) => number = () => 100

beforeEach(() => {
  asked.length = 0
  sizes = () => 100
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => {}, drawImage: () => {} })) as never
  HTMLCanvasElement.prototype.toBlob = function (done, _, quality) {
    asked.push({ width: this.width, height: this.height, quality: Number(quality) })
    const bytes = Uint8Array.from(atob(LOGO), (letter) => letter.charCodeAt(0))
    const size = sizes(this.width * this.height * Number(quality))
    done(new Blob([size > 40_000 ? new Uint8Array(size) : bytes]))
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 1000, close: () => {} }))
})
afterEach(() => vi.unstubAllGlobals())

const PNG = new File(['\u0089PNG\r\n'], 'a.png')
const png = () => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 0])], 'logo.png')

describe('shrinking a logo', () => {
  it('a small picture is taken at its best', async () => {
    expect(await shrunkLogo(png())).toEqual({ logo: LOGO })
    expect(asked).toEqual([{ width: 512, height: 128, quality: 0.92 }])
  })

  it('a picture of many bytes loses quality first, and then pixels', async () => {
    sizes = (pixels) => pixels * 3
    expect(await shrunkLogo(png())).toEqual({ logo: LOGO })
    expect(asked.map(({ width }) => width)).toEqual(
      [512, 512, 512, 512, 360, 360, 360, 360, 240].slice(0, asked.length),
    )
    expect(asked.length).toBeGreaterThan(4)
  })

  it('a picture that stays too large, or that the browser cannot read, is none', async () => {
    sizes = () => 50_000
    expect(await shrunkLogo(png())).toEqual({ trouble: 'failed' })
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
    expect(await shrunkLogo(png())).toEqual({ trouble: 'failed' })
  })

  it('a file of another kind is not even opened', async () => {
    const open = vi.fn<() => void>()
    vi.stubGlobal('createImageBitmap', open)
    expect(await shrunkLogo(new File(['<svg/>'], 'logo.png', { type: 'image/png' }))).toEqual({ trouble: 'wrong' })
    expect(await shrunkLogo(PNG)).toEqual({ trouble: 'wrong' })
    expect(open).not.toHaveBeenCalled()
  })
})

const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(input!, { target: { files: [file] } })
}

describe('the logo in the offer profile (docs/product.md §21.9)', () => {
  it('a chosen logo is shown, saved on the phone and on the server, and taken off again', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['offer-profile'] })
    await renderApp('/profile/penawaran', { server })
    await heading('Profil penawaran')
    await findButton('Pilih logo')
    expect(screen.queryByRole('button', { name: 'Hapus logo' })).toBeNull()
    choose(png())
    expect(await screen.findByRole('img', { name: 'Logo usaha Anda' })).toHaveAttribute(
      'src',
      `data:image/jpeg;base64,${LOGO}`,
    )
    press(await findButton('Simpan'))
    await screen.findByText('Profil penawaran tersimpan.')
    const [put] = server.callsTo('PUT', '/partner/offer-profile')
    expect(put?.body).toMatchObject({ logo: LOGO })
    expect(Object.values(localStorage).join()).toContain(LOGO)
    press(await findButton('Hapus logo'))
    expect(screen.queryByRole('img', { name: 'Logo usaha Anda' })).toBeNull()
    press(await findButton('Simpan'))
    await waitFor(() => expect(server.callsTo('PUT', '/partner/offer-profile')).toHaveLength(2))
    expect(server.callsTo('PUT', '/partner/offer-profile')[1]?.body).toMatchObject({ logo: null })
  })

  it('a wrong file is told at the button, and what was chosen stays', async () => {
    await renderApp('/profile/penawaran', { server: await partnerServer({ packages: [1, 0], features: [] }) })
    await findButton('Pilih logo')
    choose(png())
    await screen.findByRole('img', { name: 'Logo usaha Anda' })
    choose(new File(['<svg/>'], 'logo.svg'))
    expect(await screen.findByText('Pilih gambar PNG, JPEG atau WebP.')).toBeVisible()
    expect(await findButton('Pilih logo')).toHaveAccessibleDescription('Pilih gambar PNG, JPEG atau WebP.')
    expect(screen.getByRole('img', { name: 'Logo usaha Anda' })).toBeVisible()
  })
})
