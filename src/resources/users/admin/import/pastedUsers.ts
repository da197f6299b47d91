import Papa from 'papaparse'
import { emailProblem, nameProblem } from '@/domain/access/accountRules'
import { lookOfEmail } from '@/domain/access/email'
import { readWhatsapp } from '@/domain/offer/whatsapp'
import { searchable } from '@/domain/text/search'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/admin/accounts'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import type { MitraRecord } from '@/records/mitra'

/** A pasted row. `line` counts from 1; `whatsapp` has the digits as wa.me wants them, null without a readable number. */
export type PastedUser = { line: number; name: string; email: string; mitra: string; whatsapp: string | null }

/** A row with its problem in words, null without one. `mitraId` is null where the mitra is to be made. */
export type CheckedUser = PastedUser & { mitraId: Id | null; problem: string | null }

/** The columns in the order that counts without headings, and what headings contain. */
const WORDS = {
  name: /nama|name/,
  email: /mail|surel/,
  mitra: /mitra|travel|biro|perusahaan|agen|partner/,
  whatsapp: /whats|\bwa\b|\bhp\b|telp|telepon|ponsel|phone/,
}
type Column = keyof typeof WORDS
const ORDER = Object.keys(WORDS) as Column[]

/** The last that fits counts: `Nama travel` is the mitra. */
const columnOf = (heading: string) => ORDER.findLast((column) => WORDS[column].test(searchable(heading)))

/** Reads rows that were copied from a spreadsheet or a CSV file (docs/product.md §17.2.20). Empty rows are left out. */
export function readUsers(text: string): PastedUser[] {
  const delimiter = ['\t', ';'].find((sign) => text.includes(sign)) ?? ','
  const parse = (quoteChar: string) => Papa.parse<string[]>(text, { delimiter, quoteChar })
  // A spreadsheet copies a cell such as `"Abah" Ahmad` as it is, which is no CSV.
  const { data } = [parse('"')].find(({ errors }) => errors.length === 0) ?? parse('\0')
  const rows = data.flatMap((row, at) => {
    const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim())
    return cells.some(Boolean) ? [{ cells, line: at + 1 }] : []
  })
  const first = rows[0]?.cells ?? []
  const named = first.map(columnOf)
  const isHeading = !first.some((cell) => cell.includes('@')) && new Set(named.filter(Boolean)).size > 1
  return rows.slice(isHeading ? 1 : 0).map(({ cells, line }) => {
    const cell = (column: Column) => cells[(isHeading ? named : ORDER).indexOf(column)] ?? ''
    const whatsapp = readWhatsapp(cell('whatsapp'))
    return { line, name: cell('name'), email: cell('email'), mitra: cell('mitra'), whatsapp }
  })
}

type Known = { users: readonly { email: string }[]; mitra: readonly MitraRecord[]; mayMakeMitra: boolean }

/** Says of each row why no user can be made of it (docs/product.md §17.2.21). */
export function checkUsers(rows: readonly PastedUser[], { users, mitra, mayMakeMitra }: Known): CheckedUser[] {
  const taken = new Set(users.map(({ email }) => lookOfEmail(email)))
  const lines = new Map(rows.map(({ email, line }) => [lookOfEmail(email), line] as const).reverse())
  const names = mitra.map(({ name }) => searchable(name))
  return rows.map((row) => {
    const look = lookOfEmail(row.email)
    const [typed, typedMitra] = [nameProblem(row.name) ?? emailProblem(row.email), nameProblem(row.mitra)]
    const [found, other] = mitra.filter((_, at) => names[at] === searchable(row.mitra))
    function problem(): string | null {
      if (typed) return accountProblemTexts[typed]
      if (taken.has(look)) return t('userImport.emailTaken')
      if (lines.get(look) !== row.line) return t('userImport.emailTwice', { line: lines.get(look) ?? '' })
      if (typedMitra) return `${t('resource.mitra')}: ${accountProblemTexts[typedMitra]}`
      if (other) return t('userImport.mitraTwice')
      if (found) return found.status === 'active' ? null : t('userImport.mitraDisabled')
      return mayMakeMitra ? null : t('userImport.mitraUnknown')
    }
    return { ...row, mitraId: found?.id ?? null, problem: problem() }
  })
}
