import { describe, expect, it } from 'vitest'
import { formatRupiah } from '@/domain/values/money'
import { createLedger, type Quote, type ServerReader } from './support/ledger'
import type { ProxiedCall } from './support/proxy'

type Row = { id: number; name: string; jamaah: number; total: number }

const NAME = 'Chaos 7-abc-1 annur siti'
const quote = (total: number, name = NAME): Quote => ({
  name,
  jamaah: '4',
  totals: { double: formatRupiah(total), triple: formatRupiah(total), quad: formatRupiah(total) },
})
const totals = (total: number) => ({
  total_price_double_rupiah: total,
  total_price_triple_rupiah: String(total),
  total_price_quad_rupiah: total,
})

/** The ledger of one mitra, with a server whose rows a test can change in ways that no server should. */
function setUpLedger() {
  const rows: Row[] = []
  const passed: ProxiedCall[] = []
  const found: string[] = []
  const get = async (path: string) => {
    const row = rows.find(({ id }) => path.endsWith(`/${id}`))
    if (!row) throw new Error('404')
    return { data: { package: { nama_paket: row.name, jumlah_jamaah: row.jamaah, ...totals(row.total) } } }
  }
  const api = {
    get,
    packagesNamed: async (name: string) =>
      rows.filter((row) => row.name.includes(name)).map(({ id, name: nama_paket }) => ({ id, nama_paket })),
  } as ServerReader
  const ledger = createLedger(
    passed,
    () => api,
    (what) => void found.push(what),
  )
  const row = (id: number, total: number, name = NAME) => void rows.push({ id, name, jamaah: 4, total })
  const answered = (method: string, path: string, namaPaket = NAME, id = 1) => {
    const given = { status: 200, body: JSON.stringify({ data: { id } }) }
    passed.push({
      method,
      path: `/partner/umroh-regular${path}`,
      token: 't',
      sent: JSON.stringify({ namaPaket }),
      fault: null,
      server: given,
      given,
    })
  }
  const press = (id: number | null, total: number, tab = 'A') => ledger.onPress(tab, 'annur', id, quote(total))
  async function saveNew(total = 100) {
    press(null, total)
    answered('POST', '')
    row(1, total)
    await ledger.onSaved('A')
  }
  async function openToEdit(total = 100) {
    row(1, total)
    await ledger.onEdit('annur', 1)
  }
  return { rows, ledger, found, row, answered, press, saveNew, openToEdit }
}

describe('an acknowledged quote', () => {
  it('a quote that the server holds once and as reviewed raises no finding', async () => {
    const { ledger, found, saveNew } = setUpLedger()
    await saveNew()
    await ledger.close()
    expect([found, ledger.successes, ledger.acknowledged]).toEqual([
      [],
      { created: 1, changed: 0, copied: 0, 'twins of one draft': 0 },
      [{ mitra: 'annur', name: NAME, id: 1 }],
    ])
  })

  it('a missing record is reported at the acknowledgement, and at the end of the session', async () => {
    const early = setUpLedger()
    early.press(null, 100)
    early.answered('POST', '')
    await early.ledger.onSaved('A')
    expect(early.found).toEqual([`the app says that '${NAME}' is saved; the server has 0`])

    const late = setUpLedger()
    await late.saveNew()
    late.rows.pop()
    await late.ledger.close()
    expect(late.found).toEqual([`package 1 of ${NAME} is lost`])
  })

  it.each([
    ['its totals', { total: 101 }],
    ['its jamaah', { jamaah: 5 }],
    ['its name', { name: `${NAME} lain` }],
  ])('a record that differs from the review in %s is reported', async (_, change) => {
    const { rows, ledger, found, saveNew } = setUpLedger()
    await saveNew()
    Object.assign(rows[0] ?? {}, change)
    await ledger.close()
    expect(found).toEqual([expect.stringContaining('package 1: the server has')])
  })

  it('a record that differs from the review is reported at the acknowledgement', async () => {
    const { ledger, found, press, answered, row } = setUpLedger()
    press(null, 100)
    answered('POST', '')
    row(1, 101)
    await ledger.onSaved('A')
    expect(found).toEqual([expect.stringContaining('the review showed')])
  })

  it('a second record of one quote is reported, even without an acknowledgement', async () => {
    const { ledger, found, press, row } = setUpLedger()
    press(null, 100)
    row(1, 100)
    row(2, 100)
    await ledger.close()
    expect(found).toEqual([`'${NAME}' is on the server 2 times`])
  })

  it('a success message without an answered save is reported', async () => {
    const { ledger, found, press } = setUpLedger()
    press(null, 100)
    await ledger.onSaved('A')
    expect(found).toEqual(['the app says that a package is saved, and no save was answered with success'])
  })
})

describe('a draft in two tabs', () => {
  /** Tab A saves the draft at 100. The given tab then saves it at `total`, and the server creates a second package. */
  async function twins(total: number, tab = 'B') {
    const made = setUpLedger()
    await made.saveNew(100)
    made.press(null, total, tab)
    made.answered('POST', '', NAME, 2)
    made.row(2, total)
    await made.ledger.onSaved(tab)
    await made.ledger.close()
    return made
  }

  it('two packages are allowed only if each tab saved different contents, and such twins are counted', async () => {
    const { found, ledger } = await twins(200)
    expect([found, ledger.successes]).toEqual([[], { created: 2, changed: 0, copied: 0, 'twins of one draft': 1 }])
  })

  it.each([
    ['the same form', 100, 'B'],
    ['another form of the same tab', 200, 'A'],
  ])('a second package is reported when it comes from %s', async (_, total, tab) => {
    const { found } = await twins(total, tab)
    expect(found[0]).toBe(`the app says that '${NAME}' is saved; the server has 2`)
    expect(found).toContain(`'${NAME}' is on the server 2 times`)
  })

  it('each of the two packages must hold the contents that its tab has saved', async () => {
    const { rows, found, ledger } = await twins(200)
    Object.assign(rows[0] ?? {}, { total: 200 })
    Object.assign(rows[1] ?? {}, { total: 100 })
    await ledger.close()
    expect(found).toEqual([
      expect.stringContaining('package 1: the server has'),
      expect.stringContaining('package 2: the server has'),
    ])
  })
})

describe('a changed quote', () => {
  it('the package may hold the last acknowledged contents or a later attempt', async () => {
    const { rows, ledger, found, press, answered, openToEdit } = setUpLedger()
    await openToEdit()
    press(1, 200)
    answered('PUT', '/1')
    Object.assign(rows[0] ?? {}, { total: 200 })
    await ledger.onSaved('A')
    press(1, 300)
    await ledger.close()
    Object.assign(rows[0] ?? {}, { total: 300 })
    await ledger.close()
    expect(found).toEqual([])
  })

  it('a package that still holds the contents from before an acknowledged change is reported', async () => {
    const { rows, ledger, found, press, answered, openToEdit } = setUpLedger()
    await openToEdit()
    press(1, 200)
    answered('PUT', '/1')
    await ledger.onSaved('A')
    expect(found).toEqual([expect.stringContaining(`acknowledged '${NAME}' of 1`)])
    rows.pop()
    await ledger.close()
    expect(found.at(-1)).toBe(`package 1 of ${NAME} is lost`)
  })

  it('the package may hold a pending save of another tab, but not an older acknowledged one', async () => {
    const { rows, ledger, found, press, answered, openToEdit } = setUpLedger()
    const holds = (total: number) => void Object.assign(rows[0] ?? {}, { total })
    await openToEdit()
    press(1, 200, 'B')
    press(1, 300, 'A')
    answered('PUT', '/1')
    holds(300)
    await ledger.onSaved('A')
    holds(200)
    await ledger.close()
    expect(found).toEqual([])

    answered('PUT', '/1')
    await ledger.onSaved('B')
    press(1, 400, 'A')
    answered('PUT', '/1')
    holds(200)
    await ledger.onSaved('A')
    expect(found).toEqual([expect.stringContaining('the review showed')])
  })
})

describe('a copy', () => {
  const COPY = `${NAME} (Copy)`
  function copied(times: number) {
    const made = setUpLedger()
    made.ledger.onCopy('annur', COPY)
    made.answered('POST', '/1/duplicate', COPY)
    for (let id = 2; id < 2 + times; id += 1) made.row(id, 100, COPY)
    return made
  }

  it.each([[0], [2]])('a copy that exists %i times is reported', async (times) => {
    const { ledger, found } = copied(times)
    await ledger.onDuplicated()
    await ledger.close()
    expect(found[0]).toBe(`the app says that the copy '${COPY}' is made; the server has ${times}`)
  })

  it('a copy that is gone at the end is reported', async () => {
    const { rows, ledger, found } = copied(1)
    await ledger.onDuplicated()
    await ledger.close()
    expect([found, ledger.successes.copied]).toEqual([[], 1])
    rows.pop()
    await ledger.close()
    expect(found).toEqual([`package 2 of ${COPY} is lost`])
  })
})
