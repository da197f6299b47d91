import { lookOfEmail, normalEmail } from '@/domain/access/email'
import { hostAudit } from '../../accounts/accounts'
import type { Store } from '../../stores/store'
import type { Log } from '../log/log'

/** Writes an email of an earlier version in the form by which a login finds it. */
async function rewrite(store: Store, id: number, email: string): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.lockAccounts()
    const before = await tx.findAccount(id)
    if (!before || (await tx.findUserByEmail(email))) return
    await tx.setEmail(id, email)
    const after = { ...before, email }
    await hostAudit(tx, Date.now(), 'server').account('update', { row: after, before, after })
  })
}

/**
 * Looks through the emails of accounts that an earlier version stored (docs/product.md §36.2.4). An email with marks that
 * nobody sees is written anew, so that its owner can sign in. Two that look alike are told, a line for each: nobody but an
 * admin knows which account is right.
 */
export async function checkEmails(store: Store, log: Log): Promise<void> {
  const emails = await store.listEmails()
  const taken = new Set(emails.map(({ email }) => email))
  const looks = new Map<string, number>()
  for (const { id, email } of emails) {
    const look = lookOfEmail(email)
    const twin = looks.get(look)
    const normal = normalEmail(email)
    if (twin !== undefined)
      log.warn('account.email-alike', {
        account: id,
        like: twin,
        text: `Email akun ${id} tampak sama dengan email akun ${twin}. Ubah salah satunya di layar Pengguna: /users/${id}, /users/${twin}.`,
      })
    else if (normal !== email && !taken.has(normal)) {
      await rewrite(store, id, normal)
      log.warn('account.email-rewritten', {
        account: id,
        text: `Email akun ${id} (/users/${id}) memuat huruf yang tidak terlihat atau bentuk huruf lain. Email itu ditulis ulang, supaya pemiliknya dapat masuk.`,
      })
    }
    if (twin === undefined) looks.set(look, id)
  }
}
