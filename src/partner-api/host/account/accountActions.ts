import { emailProblem, nameProblem, normalEmail } from '../../../domain/access/accountRules'
import { ADMIN_ROLE, EVERYTHING } from '../../../domain/access/grants'
import type { AuditEvent } from '../../../domain/audit/events'
import { accountProblemTexts } from '../../../i18n/accountRules'
import { newPasswordTexts } from '../../../i18n/newPassword'
import { createFirstOwner } from '../../accounts/firstOwner'
import { passwordProblem } from '../../auth/passwordRules'
import { hashPassword } from '../../auth/passwords'
import type { Store, StoreSession } from '../../store'
import type { AccountRow } from '../../stores/accountsStore'
import { StartError } from '../startError'

/** What an action needs from the terminal. */
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
  if (problem) throw new StartError(`${newPasswordTexts[problem]}.`)
  return hashPassword(password, iterations)
}

function emailOf({ email }: AccountOptions): string {
  const problem = emailProblem(email)
  if (problem) throw new StartError(`--email: ${accountProblemTexts[problem]}.`)
  return normalEmail(String(email))
}

async function byEmail(store: StoreSession, email: string): Promise<AccountRow> {
  const user = await store.findUserByEmail(email)
  const account = user && (await store.findAccount(user.id))
  if (!account) throw new StartError(`Tidak ada akun dengan email "${email}".`)
  return account
}

/** The audit names the shell, because nobody is signed in there. */
const audit = (tx: StoreSession, now: number, event: AuditEvent, { id, email }: Pick<AccountRow, 'id' | 'email'>) =>
  tx.addAudit({
    at: now,
    userId: null,
    userName: 'shell',
    address: '',
    event,
    resource: 'users',
    recordId: id,
    label: email,
    before: null,
    after: null,
  })

/** Lists every account with its state. */
export async function listAccounts(store: Store, { print }: AccountIo): Promise<void> {
  const perPage = 1000
  for (let page = 1; ; page += 1) {
    const sort = { field: 'email', direction: 'asc' } as const
    const { rows } = await store.listAccounts({ q: '', page, perPage, sort })
    for (const { email, name, roles, permissions, disabledAt, hasPassword, mitra } of rows) {
      const role = roles.map((one) => (typeof one === 'string' ? one : one.name)).join('+')
      const state = disabledAt !== null ? 'nonaktif' : hasPassword ? 'aktif' : 'diundang'
      print([email, name, role, permissions.join(','), mitra?.name ?? '-', state].join('\t'))
    }
    if (rows.length < perPage) return
  }
}

/** Creates an admin who may do everything: the first account of a database, or another one. */
export async function addOwner(store: Store, options: AccountOptions, io: AccountIo): Promise<void> {
  const email = emailOf(options)
  const name = options.name?.trim() || email
  const problem = nameProblem(name)
  if (problem) throw new StartError(`--name: ${accountProblemTexts[problem]}.`)
  if (await store.findUserByEmail(email))
    throw new StartError(`Email "${email}" sudah dipakai. Pakai: account password`)
  const passwordHash = await checkedHash(email, io)
  const now = io.now()
  await store.transaction(async (tx) => {
    await tx.lockAccounts()
    const business = options.business?.trim() || 'Umroh Mitra'
    const first = await createFirstOwner(tx, { business, name, email, passwordHash }, now)
    const rights = { mitraId: null, roles: [ADMIN_ROLE], permissions: [EVERYTHING] }
    const id = first ?? (await tx.insertUser({ name, email, passwordHash, ...rights }))
    await audit(tx, now, 'create', { id, email })
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
    await audit(tx, io.now(), 'password', found)
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
    await audit(tx, now(), 'second-factor', account)
  })
  print(`Verifikasi dua langkah ${email} sudah dimatikan; semua perangkatnya dikeluarkan.`)
}

/** Disables an account, or enables it with its mitra. One admin who may do everything always stays. */
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
    const { id, mitraId } = await byEmail(tx, email)
    await tx.disableAccount(id, isEnabled ? null : now)
    if (isEnabled && mitraId !== null) await tx.disableMitra(mitraId, null)
    if (!isEnabled) {
      await tx.deleteTokensOf(id)
      await tx.deleteLink(id)
      if ((await tx.countOwners()) === 0)
        throw new StartError('Ini satu-satunya admin dengan semua izin. Buat pemilik lain dulu: account owner')
    }
    await audit(tx, now, isEnabled ? 'enable' : 'disable', { id, email })
  })
  io.print(isEnabled ? `${email} aktif kembali.` : `${email} dinonaktifkan dan dikeluarkan dari semua perangkat.`)
}
