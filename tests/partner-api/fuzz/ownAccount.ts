import { TOTP } from 'otpauth'
import { sha256 } from '@/partner-api/auth/tokens'
import type { Store, UserRow } from '@/partner-api/stores/store'
import { NOW } from '../fixtures'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CODE = new TOTP({ secret: SECRET }).generate({ timestamp: NOW })

/** A push subscription as a browser makes it, with the key of a real device. */
export const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/satu',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Bodies for the calls about the own account: the right password, a new password, and a code that is right now. */
const SAMPLES: Record<string, Record<string, string>> = {
  '/partner/me/password': { currentPassword: 'admin123', newPassword: 'kurma di halaman' },
  '/partner/me/push': SUBSCRIPTION,
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
