import type { Store } from '../store'
import { sha256 } from './tokens'

export type LoginLimits = { windowMs: number; perEmail: number; perAddress: number }

/** In 15 minutes, one address may send ten wrong passwords for an email, and a hundred for all emails together. */
export const LOGIN_LIMITS: LoginLimits = { windowMs: 15 * 60_000, perEmail: 10, perAddress: 100 }

export type LoginGate = { allowed: true; succeeded: () => Promise<void> } | { allowed: false; retryAfter: number }

/**
 * Counts a login attempt before its password is verified, so that a hundred simultaneous ones count a hundred. A success
 * takes its attempt back. An attempt that is refused for its email does not count for its address: other users there can
 * still sign in.
 */
export async function admitLogin(
  store: Store,
  email: string,
  address: string,
  now: number,
  limits: LoginLimits,
): Promise<LoginGate> {
  const [emailBucket, addressBucket] = await Promise.all([
    sha256(`email|${address}|${email}`),
    sha256(`address|${address}`),
  ])
  const refusal = async (bucket: string, limit: number) => {
    const { count, since } = await store.countAttempt(bucket, now, now - limits.windowMs)
    return count > limit ? Math.max(1, Math.ceil((since + limits.windowMs - now) / 1000)) : null
  }
  const retryAfter = (await refusal(emailBucket, limits.perEmail)) ?? (await refusal(addressBucket, limits.perAddress))
  if (retryAfter !== null) return { allowed: false, retryAfter }
  const succeeded = async () => {
    await store.forgiveAttempts(emailBucket, 'all')
    await store.forgiveAttempts(addressBucket, 'one')
  }
  return { allowed: true, succeeded }
}
