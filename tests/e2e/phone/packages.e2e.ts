import { card, DEWI, expect, openList, STEPS, test, totalsIn, Wizard } from '../support/support'

test('the edit wizard opens filled in at its first step, and a saved change appears everywhere (fault 34)', async ({
  page,
  api,
}) => {
  const name = 'Paket yang diubah'
  const id = await api.create({ namaPaket: name, jumlahJamaah: 10, tourLeader: 1 })
  await openList(page, name)
  const before = await totalsIn(card(page, name))
  await card(page, name).getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expect(wizard.text('Nama Paket')).toHaveValue(name)
  await expect(wizard.text('Jumlah Jamaah')).toHaveValue('10')
  await expect(wizard.trigger('Pesawat')).toContainText('Lion Air')
  await expect(wizard.toggle('Urutan Kota', 'Makkah Awal')).toHaveAttribute('aria-pressed', 'true')
  await wizard.text('Jumlah Jamaah').fill('40')
  await wizard.next(STEPS.makkah)
  await expect(wizard.trigger('Hotel Makkah')).toContainText('AZKA Al Safa')
  await wizard.next(STEPS.madinah)
  await wizard.next(STEPS.trip)
  await expect(wizard.toggle('Tipe Perjalanan', 'Private')).toHaveAttribute('aria-pressed', 'true')
  await wizard.next(STEPS.extras)
  await expect(wizard.text('Tour Leader')).toHaveValue('1')
  await wizard.next(STEPS.review)
  const reviewed = await totalsIn(wizard.section('Kalkulasi Harga Paket Umroh Regular'))
  expect(reviewed.double).not.toBe(before.double)
  await wizard.save()

  await openList(page, name)
  await expect(card(page, name)).toContainText('40 Orang')
  expect(await totalsIn(card(page, name))).toEqual(reviewed)
  await card(page, name).getByRole('link', { name: 'Detail' }).click()
  const total = page.getByRole('region', { name: 'Total Harga' })
  await expect(total).toBeVisible()
  expect(await totalsIn(total)).toEqual(reviewed)
  expect(await api.packagesNamed(name)).toHaveLength(1)
})

test('a tap anywhere on a card opens its detail, and Edit and Duplikat keep their own place', async ({ page, api }) => {
  const name = 'Paket yang diketuk'
  const id = await api.create({ namaPaket: name })
  await openList(page, name)
  const box = (await card(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [across, down] of [
    [0.5, 0.1],
    [0.9, 0.6],
  ] as const) {
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down)
    await expect(page).toHaveURL(`/package/umroh-reguler/${id}`)
    await page.goBack()
    await expect(card(page, name)).toBeVisible()
  }
  const price = card(page, name).getByText(/^Rp\./).first()
  expect(await price.evaluate((amount) => parseFloat(getComputedStyle(amount).fontSize))).toBeGreaterThanOrEqual(15)
  await card(page, name).getByRole('button', { name: 'Duplikat' }).click()
  await expect(page.getByRole('dialog', { name: 'Duplikasi Paket' })).toBeVisible()
  await page.keyboard.press('Escape')
  await card(page, name).getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/package/umroh-reguler/edit/${id}`)
})

test('a copy is named (Copy), appears in the list and costs the same', async ({ page, api }) => {
  const name = 'Paket induk'
  await api.create({ namaPaket: name })
  await openList(page)
  await card(page, name).getByRole('button', { name: 'Duplikat' }).click()
  const sheet = page.getByRole('dialog', { name: 'Duplikasi Paket' })
  const field = sheet.getByRole('textbox', { name: 'Nama Paket Baru' })
  const submit = sheet.getByRole('button', { name: 'Duplikat', exact: true })
  await expect(field).toHaveValue(`${name} (Copy)`)
  await field.fill('   ')
  await expect(submit).toBeDisabled()
  await sheet.getByRole('button', { name: 'Batal' }).click()
  await expect(sheet).toBeHidden()

  await card(page, name).getByRole('button', { name: 'Duplikat' }).click()
  await expect(field).toHaveValue(`${name} (Copy)`)
  await field.fill(`  ${name} (Copy) dua  `)
  await submit.click()
  await expect(sheet).toBeHidden()
  const copy = card(page, `${name} (Copy) dua`)
  await expect(copy).toBeVisible()
  expect(await totalsIn(copy)).toEqual(await totalsIn(card(page, name)))
  expect((await api.packagesNamed(`${name} (Copy)`)).map((row) => row.nama_paket)).toEqual([`${name} (Copy) dua`])
})

test('a search ignores letter case, treats % literally, and survives a visit to the detail (fault 19)', async ({
  page,
  api,
}) => {
  for (const name of ['Diskon 50% Ramadhan', 'Diskon 50 Ramadhan', 'Promo A_B']) await api.create({ namaPaket: name })
  await openList(page)
  const search = page.getByRole('searchbox', { name: 'Cari paket umroh' })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/partner/umroh-regular') asked.push(searchParams.get('q') ?? '')
  })
  await search.fill('dISKON 50% R')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Diskon 50% Ramadhan')).toBeVisible()
  // One search is one request.
  expect(asked).toEqual(['dISKON 50% R'])
  await search.fill('50')
  await expect(card(page, 'Diskon 50 Ramadhan')).toBeVisible()
  await search.fill('a_b')
  await expect(page.getByRole('article')).toHaveCount(1)
  await card(page, 'Promo A_B').getByRole('link', { name: 'Detail' }).click()
  await expect(page.getByRole('heading', { name: 'Promo A_B' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('a_b')
  await expect(page.getByRole('article')).toHaveCount(1)
  await search.fill('tidak%ada')
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test.describe('many packages', () => {
  test.use({ account: DEWI })

  test('scrolling loads page after page until each package was shown once (fault 18)', async ({ page, api }) => {
    const original = await api.create({ namaPaket: 'Rombongan 000' })
    const others = Array.from({ length: 110 }, (_, index) => `Rombongan ${String(index + 1).padStart(3, '0')}`)
    for (let index = 0; index < others.length; index += 10)
      await Promise.all(others.slice(index, index + 10).map((name) => api.duplicate(original, name)))
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/partner/umroh-regular') asked.push(search)
    })
    await openList(page)
    expect(asked).toEqual(['?per_page=50'])

    const total = await api.total()
    const seen = new Set<string>()
    const look = () =>
      page
        .getByRole('article')
        .getByRole('link', { name: 'Detail' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await expect(async () => {
      const shown = await look()
      expect(new Set(shown).size, 'a package twice on one screen').toBe(shown.length)
      for (const link of shown) seen.add(link)
      await page.mouse.wheel(0, 700)
      expect(seen.size).toBe(total)
    }).toPass({ intervals: [50], timeout: 25_000 })
    expect(asked).toEqual(
      Array.from({ length: Math.ceil(total / 50) }, (_, index) =>
        index === 0 ? '?per_page=50' : `?per_page=50&page=${index + 1}`,
      ),
    )

    // At its end the list must rest: its height and position may not change any more.
    const tops = () =>
      page.evaluate(async () => {
        const seen = new Set<string>()
        for (let frame = 0; frame < 12; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          seen.add(
            `${document.documentElement.scrollHeight} ${document.querySelector('article')?.getBoundingClientRect().top}`,
          )
        }
        return seen.size
      })
    await page.mouse.wheel(0, 3000)
    await expect.poll(tops).toBe(1)

    // Back from a package, the list is at its old scroll position.
    const last = page.getByRole('article').last()
    const name = (await last.getByRole('heading').innerText()).trim()
    await last.getByRole('link', { name: 'Detail' }).click()
    await expect(page.getByRole('heading', { name: 'Detail Paket' })).toBeVisible()
    await page.goBack()
    await expect(card(page, name).first()).toBeInViewport()
  })
})

test('a scrolled list keeps its search in sight and lets its title go, unless the keyboard is in it (§5.1.1)', async ({
  page,
}) => {
  await page.goto('/package/umroh-reguler')
  const head = page.getByRole('banner')
  const title = head.getByRole('heading')
  await expect(title).toBeInViewport()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(title).not.toBeInViewport()
  await expect(head.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  await head.getByRole('searchbox').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(head.getByRole('link', { name: 'Buat Baru' })).toBeFocused()
  await expect(title).toBeInViewport()
})
