// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { formatRupiah } from '../../src/domain/values/money'
import { openBooks, type Quote, type Truth } from './support/books'
import type { Passed } from './support/proxy'

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

/** A mitra before a server whose rows a test may change as no server should. */
function ledger() {
  const rows: Row[] = []
  const passed: Passed[] = []
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
  } as Truth
  const books = openBooks(
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
  const press = (id: number | null, total: number, tab = 'A') => books.onPress(tab, 'annur', id, quote(total))
  async function saveNew(total = 100) {
    press(null, total)
    answered('POST', '')
    row(1, total)
    await books.onSaved('A')
  }
  async function openToEdit(total = 100) {
    row(1, total)
    await books.onEdit('annur', 1)
  }
  return { rows, books, found, row, answered, press, saveNew, openToEdit }
}

describe('an acknowledged quote', () => {
  it('that is there once and as it was reviewed is in order', async () => {
    const { books, found, saveNew } = ledger()
    await saveNew()
    await books.close()
    expect([found, books.heard, books.acknowledged]).toEqual([
      [],
      { created: 1, changed: 0, copied: 0, 'twins of one draft': 0 },
      [{ mitra: 'annur', name: NAME, id: 1 }],
    ])
  })

  it('whose record is missing is lost: at once, and at the end', async () => {
    const early = ledger()
    early.press(null, 100)
    early.answered('POST', '')
    await early.books.onSaved('A')
    expect(early.found).toEqual([`the app says that '${NAME}' is saved; the server has 0`])

    const late = ledger()
    await late.saveNew()
    late.rows.pop()
    await late.books.close()
    expect(late.found).toEqual([`package 1 of ${NAME} is lost`])
  })

  it.each([
    ['its totals', { total: 101 }],
    ['its jamaah', { jamaah: 5 }],
    ['its name', { name: `${NAME} lain` }],
  ])('that differs in %s from the review is found', async (_, change) => {
    const { rows, books, found, saveNew } = ledger()
    await saveNew()
    Object.assign(rows[0] ?? {}, change)
    await books.close()
    expect(found).toEqual([expect.stringContaining('package 1: the server has')])
  })

  it('that differs when it is acknowledged is found then', async () => {
    const { books, found, press, answered, row } = ledger()
    press(null, 100)
    answered('POST', '')
    row(1, 101)
    await books.onSaved('A')
    expect(found).toEqual([expect.stringContaining('the review showed')])
  })

  it('that is there twice is found, also where nobody was told of it', async () => {
    const { books, found, press, row } = ledger()
    press(null, 100)
    row(1, 100)
    row(2, 100)
    await books.close()
    expect(found).toEqual([`'${NAME}' is on the server 2 times`])
  })

  it('that no answer speaks of is none', async () => {
    const { books, found, press } = ledger()
    press(null, 100)
    await books.onSaved('A')
    expect(found).toEqual(['the app says that a package is saved, and no save was answered with success'])
  })
})

describe('one draft in two tabs', () => {
  /** A saves it at 100; B presses 'Simpan' at so much, and a second package is there. */
  async function twins(total: number, tab = 'B') {
    const made = ledger()
    await made.saveNew(100)
    made.press(null, total, tab)
    made.answered('POST', '', NAME, 2)
    made.row(2, total)
    await made.books.onSaved(tab)
    await made.books.close()
    return made
  }

  it('may be two packages only where each tab saved a form of its own, and those are counted', async () => {
    const { found, books } = await twins(200)
    expect([found, books.heard]).toEqual([[], { created: 2, changed: 0, copied: 0, 'twins of one draft': 1 }])
  })

  it.each([
    ['the same form', 100, 'B'],
    ['another form of the same tab', 200, 'A'],
  ])('is one package for %s: a second is found', async (_, total, tab) => {
    const { found } = await twins(total, tab)
    expect(found[0]).toBe(`the app says that '${NAME}' is saved; the server has 2`)
    expect(found).toContain(`'${NAME}' is on the server 2 times`)
  })

  it('holds in each what its own tab showed', async () => {
    const { rows, found, books } = await twins(200)
    Object.assign(rows[0] ?? {}, { total: 200 })
    Object.assign(rows[1] ?? {}, { total: 100 })
    await books.close()
    expect(found).toEqual([
      expect.stringContaining('package 1: the server has'),
      expect.stringContaining('package 2: the server has'),
    ])
  })
})

describe('a changed quote', () => {
  it('holds what was acknowledged last, or what was tried since', async () => {
    const { rows, books, found, press, answered, openToEdit } = ledger()
    await openToEdit()
    press(1, 200)
    answered('PUT', '/1')
    Object.assign(rows[0] ?? {}, { total: 200 })
    await books.onSaved('A')
    press(1, 300)
    await books.close()
    Object.assign(rows[0] ?? {}, { total: 300 })
    await books.close()
    expect(found).toEqual([])
  })

  it('that is again what it was before its change was acknowledged is found', async () => {
    const { rows, books, found, press, answered, openToEdit } = ledger()
    await openToEdit()
    press(1, 200)
    answered('PUT', '/1')
    await books.onSaved('A')
    expect(found).toEqual([expect.stringContaining(`acknowledged '${NAME}' of 1`)])
    rows.pop()
    await books.close()
    expect(found.at(-1)).toBe(`package 1 of ${NAME} is lost`)
  })

  it('may hold what another tab was saving at the time, but not what that tab was told of before', async () => {
    const { rows, books, found, press, answered, openToEdit } = ledger()
    const holds = (total: number) => void Object.assign(rows[0] ?? {}, { total })
    await openToEdit()
    press(1, 200, 'B')
    press(1, 300, 'A')
    answered('PUT', '/1')
    holds(300)
    await books.onSaved('A')
    holds(200)
    await books.close()
    expect(found).toEqual([])

    answered('PUT', '/1')
    await books.onSaved('B')
    press(1, 400, 'A')
    answered('PUT', '/1')
    holds(200)
    await books.onSaved('A')
    expect(found).toEqual([expect.stringContaining('the review showed')])
  })
})

describe('a copy', () => {
  const COPY = `${NAME} (Copy)`
  function copied(times: number) {
    const made = ledger()
    made.books.onCopy('annur', COPY)
    made.answered('POST', '/1/duplicate', COPY)
    for (let id = 2; id < 2 + times; id += 1) made.row(id, 100, COPY)
    return made
  }

  it.each([[0], [2]])('that is there %i times is found', async (times) => {
    const { books, found } = copied(times)
    await books.onDuplicated()
    await books.close()
    expect(found[0]).toBe(`the app says that the copy '${COPY}' is made; the server has ${times}`)
  })

  it('that is gone at the end is lost', async () => {
    const { rows, books, found } = copied(1)
    await books.onDuplicated()
    await books.close()
    expect([found, books.heard.copied]).toEqual([[], 1])
    rows.pop()
    await books.close()
    expect(found).toEqual([`package 2 of ${COPY} is lost`])
  })
})
