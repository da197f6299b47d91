import { emailProblem, nameProblem } from '@/domain/access/accountRules'
import { normalEmail } from '@/domain/access/email'
import { ADMIN_ROLE, EVERYTHING } from '@/domain/access/permissions'
import { summaryOf } from '@/domain/access/presets'
import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'
import { accountProblemTexts, presetNames } from '@/i18n/rules/accountRules'
import { newPasswordTexts } from '@/i18n/rules/newPassword'
import { createFirstOwner, hostAudit, looksLikeAnother, userByEmail } from '../../accounts/accounts'
import { passwordProblem, hashPassword } from '../../auth/passwords'
import { accountMessages } from '../../errors/messages'
import type { Store, StoreSession } from '../../stores/store'
import type { AccountRow } from '../../stores/accountsStore'
import { sentence, StartError } from '../../errors/startProblem'

/** The functions of the terminal that an action needs. */
export type AccountIo = {
  /** Asks for a new password, and returns it. */
  newPassword: () => Promise<string>
  print: (line: string) => void
  now: () => number
  /** PBKDF2 rounds; only tests lower them. */
  iterations?: number
}
export type AccountOptions = { email?: string; name?: string; business?: string }

async function checkedHash(email: string, { newPassword, iterations }: AccountIo): Promise<string> {
  const password = await newPassword()
  const problem = await passwordProblem(password, email)
  if (problem) throw new StartError(sentence(newPasswordTexts[problem]))
  return hashPassword(password, iterations)
}

function emailOf({ email }: AccountOptions): string {
  const problem = emailProblem(email)
  if (problem) throw new StartError(`--email: ${accountProblemTexts[problem]}.`)
  return String(email).trim()
}

async function byEmail(store: StoreSession, email: string): Promise<AccountRow> {
  const user = await userByEmail(store, email)
  const account = user && (await store.findAccount(user.id))
  if (!account) throw new StartError(`Tidak ada akun dengan email "${email}".`)
  return account
}

/** The audit names the shell, because nobody is signed in there. */
const shellAudit = (tx: StoreSession, now: number) => hostAudit(tx, now, 'shell')

const PRICES = [...Object.values(MASTERS), ...Object.values(HOTEL_RESOURCES).map((resource) => ({ resource }))]
/** The permissions that a preset may be made of. */
export const IN_PRESETS: readonly string[] = [
  ...new Set(PRICES.flatMap(({ resource }) => ['create', 'edit', 'delete'].map((action) => `${resource}.${action}`))),
  'custom-data/kurs.create',
  'umroh-regular.edit',
  'mitra.list',
  'users.list',
]

/** `Staf harga + 2 hak`. */
function rightsText(held: readonly string[]): string {
  const { presets, others } = summaryOf(held, IN_PRESETS)
  return [...presets.map((preset) => presetNames[preset]), ...(others > 0 ? [`${others} hak`] : [])].join(' + ') || '-'
}

/** Lists every account with its state. */
export async function listAccounts(store: Store, { print }: AccountIo): Promise<void> {
  const perPage = 1000
  for (let page = 1; ; page += 1) {
    const sort = { field: 'email', direction: 'asc' } as const
    const { rows } = await store.listAccounts({ q: '', page, perPage, sort })
    for (const { email, name, roles, permissions, disabledAt, hasPassword, mitra } of rows) {
      const role = roles.map((one) => (typeof one === 'string' ? one : one.name)).join('+')
      const state = disabledAt !== null ? 'nonaktif' : hasPassword ? 'aktif' : 'diundang'
      print([email, name, role, rightsText(permissions), mitra?.name ?? '-', state].join('\t'))
    }
    if (rows.length < perPage) return
  }
}

/** Creates an admin who may do everything: the first account of a database, or another one. */
export async function addOwner(store: Store, options: AccountOptions, io: AccountIo): Promise<void> {
  const email = normalEmail(emailOf(options))
  const name = options.name?.trim() || email
  const business = options.business?.trim() || 'Umroh Mitra'
  for (const [option, text] of Object.entries({ name, business })) {
    const problem = nameProblem(text)
    if (problem) throw new StartError(`--${option}: ${accountProblemTexts[problem]}.`)
  }
  if (await store.findUserByEmail(email))
    throw new StartError(`Email "${email}" sudah dipakai. Pakai: account password`)
  if (await looksLikeAnother(store, email, null)) throw new StartError(accountMessages.emailLooksTaken)
  const passwordHash = await checkedHash(email, io)
  const now = io.now()
  await store.transaction(async (tx) => {
    await tx.lockAccounts()
    const audit = shellAudit(tx, now)
    const first = await createFirstOwner(tx, { business, name, email, passwordHash }, now)
    if (first) await audit.mitra('create', { row: first.mitra, after: first.mitra })
    const rights = { mitraId: null, roles: [ADMIN_ROLE], permissions: [EVERYTHING] }
    if (!first) await tx.insertUser({ name, email, passwordHash, ...rights })
    const row = first?.account ?? (await byEmail(tx, email))
    await audit.account('create', { row, after: row })
  })
  io.print(`Akun pemilik ${email} sudah dibuat.`)
}

/** Sets a password, also when everybody is locked out; ends the sessions and links of the account. */
export async function setPassword(store: Store, options: AccountOptions, io: AccountIo): Promise<void> {
  const email = emailOf(options)
  await byEmail(store, email)
  const passwordHash = await checkedHash(email, io)
  const account = await store.transaction(async (tx) => {
    await tx.lockAccounts()
    const found = await byEmail(tx, email)
    await tx.setPassword(found.id, passwordHash)
    await tx.deleteTokensOf(found.id)
    await tx.deleteLink(found.id)
    await shellAudit(tx, io.now()).account('password', { row: found })
    return found
  })
  io.print(`Kata sandi ${email} sudah diganti; semua perangkatnya dikeluarkan.`)
  if (!(await store.mayEnter(account.id)))
    io.print('Akun ini, atau mitranya, nonaktif: aktifkan dengan account enable.')
}

/** Switches off the second factor of an account whose owner has neither the app nor a recovery code any more. */
export async function dropSecondFactor(
  store: Store,
  options: AccountOptions,
  { now, print }: AccountIo,
): Promise<void> {
  const email = emailOf(options)
  await store.transaction(async (tx) => {
    const account = await byEmail(tx, email)
    if (!(await tx.deleteSecondFactor(account.id)))
      throw new StartError(`${email} tidak memakai verifikasi dua langkah.`)
    await tx.deleteTokensOf(account.id)
    await shellAudit(tx, now()).account('second-factor', { row: account })
  })
  print(`Verifikasi dua langkah ${email} sudah dimatikan; semua perangkatnya dikeluarkan.`)
}

async function enableMitra(tx: StoreSession, id: number, now: number): Promise<void> {
  const before = await tx.findMitraAccount(id)
  if (!before || before.disabledAt === null) return
  await tx.disableMitra(id, null)
  const after = { ...before, disabledAt: null }
  await shellAudit(tx, now).mitra('enable', { row: after, before, after })
}

/** Disables an account, or enables it with its mitra. Never disables the last admin who may do everything. */
export async function setEnabled(
  store: Store,
  options: AccountOptions,
  io: AccountIo,
  isEnabled: boolean,
): Promise<void> {
  const email = emailOf(options)
  const now = io.now()
  await store.transaction(async (tx) => {
    await tx.lockAccounts()
    const before = await byEmail(tx, email)
    const { id, mitraId } = before
    await tx.disableAccount(id, isEnabled ? null : now)
    if (isEnabled && mitraId !== null) await enableMitra(tx, mitraId, now)
    if (!isEnabled) {
      await tx.deleteTokensOf(id)
      await tx.deleteLink(id)
      if ((await tx.countOwners()) === 0)
        throw new StartError('Ini satu-satunya admin dengan semua izin. Buat pemilik lain dulu: account owner')
    }
    const after = await byEmail(tx, email)
    await shellAudit(tx, now).account(isEnabled ? 'enable' : 'disable', { row: after, before, after })
  })
  io.print(isEnabled ? `${email} aktif kembali.` : `${email} dinonaktifkan dan dikeluarkan dari semua perangkat.`)
}
