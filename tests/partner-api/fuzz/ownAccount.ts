import { TOTP } from 'otpauth'
import { sha256 } from '@/partner-api/auth/tokens'
import type { Store, UserRow } from '@/partner-api/stores/store'
import { NOW } from '../fixtures'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CODE = new TOTP({ secret: SECRET }).generate({ timestamp: NOW })

/** Bodies for the calls about the own account: the right password, a new password, and a code that is right now. */
const SAMPLES: Record<string, Record<string, string>> = {
  '/partner/me/password': { currentPassword: 'admin123', newPassword: 'kurma di halaman' },
  '/partner/me/second-factor': { currentPassword: 'admin123' },
  '/partner/me/second-factor/confirm': { code: CODE },
  '/partner/me/second-factor/disable': { currentPassword: 'admin123', code: CODE },
  '/partner/me/second-factor/recovery-codes': { currentPassword: 'admin123', code: CODE },
}

export const ownAccountSample = (template: string): Record<string, string> | undefined => SAMPLES[template]

/** Makes accounts as they were, so that each generated request finds the same password, second factor and guesses. */
export const resetAccounts = (store: Store, users: readonly UserRow[], tokenHashes: readonly string[]) =>
  Promise.all([
    ...users.map(async ({ id, passwordHash }) => {
      await store.setPassword(id, passwordHash)
      await store.deleteSecondFactor(id)
      await store.putSecret(id, SECRET)
    }),
    ...[
      ...tokenHashes.flatMap((hash) => [`confirm|${hash}`, `change|${hash}`]),
      ...users.map(({ id }) => `change of|${id}`),
    ].map(async (name) => store.forgetTries(await sha256(name))),
  ])
