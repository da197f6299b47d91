import type { Context } from 'hono'
import { devicePlace } from '../../auth/limits/visitor'
import { firstLetters } from '../../../domain/values/letters'
import { newToken, sha256 } from '../../auth/tokens'
import type { StoreSession, UserRow } from '../../store'
import type { CheckedLogin } from '../../stores/sessionStore'
import type { ApiContext, ApiEnv } from '../context'
import { auditSession } from './loginRefusals'

/** The most sessions of a user: a login ends the one that was used longest ago. */
const MOST_SESSIONS = 20
const MAX_USER_AGENT = 300

const readUserAgent = (c: Context) =>
  firstLetters((c.req.header('user-agent') ?? '').replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ''), MAX_USER_AGENT)

type Begun = {
  /** The device cookie of the browser. */
  device: string
  /** The state that the login has checked: if it has changed since, no session begins. */
  checked?: CheckedLogin
}

/** Begins a session of a user and audits it. Returns its token, or null when password or second factor have changed. */
export async function beginSession(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  user: Pick<UserRow, 'id' | 'name' | 'email'>,
  { device, checked }: Begun,
): Promise<string | null> {
  const token = newToken()
  const session = {
    hash: await sha256(token),
    userId: user.id,
    createdAt: api.now(),
    userAgent: readUserAgent(c),
    address: api.clientAddress(c.req.raw, c.env),
    device: await devicePlace(device),
  }
  if (!(await tx.insertToken(session, checked))) return null
  for (const { id } of (await tx.listDevices(user.id)).slice(MOST_SESSIONS)) await tx.deleteDevice(user.id, id)
  await auditSession(api, c, tx, 'login', user)
  return token
}
