import { plainNumberText } from '../../domain/values/plainNumberText'
import type { StoreSession } from '../store'
import type { SecondFactor } from '../stores/secondFactorStore'
import { recoveryHash } from './recoveryCodes'
import { totpStep } from './totp'

const SIX_DIGITS = /^\d{6}$/
const MAX_CODE = 100

/** Checks a code of the authenticator app, or a recovery code, and uses it up. */
export async function acceptCode(
  store: StoreSession,
  userId: number,
  { secret }: Pick<SecondFactor, 'secret'>,
  code: string,
  now: number,
): Promise<boolean> {
  const text = plainNumberText(code.slice(0, MAX_CODE)).replace(/[\s-]/g, '')
  if (!SIX_DIGITS.test(text)) return store.useRecoveryCode(userId, await recoveryHash(userId, text))
  const step = totpStep(secret, text, now)
  return step !== null && store.useStep(userId, step)
}
