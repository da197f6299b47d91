import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { firstLetters } from '@/domain/values/letters'
import type { LoginResponse } from '@/http/partnerApi.types'
import { devicePlace, namesOf, type Visitor } from '../../auth/limits/visitor'
import { newToken, sha256 } from '../../auth/tokens'
import type { StoreSession, UserRow } from '../../stores/store'
import type { CheckedLogin } from '../../stores/sessionStore'
import { wireUser } from '../../wire/wire'
import { MOST_PLACES, PLACES_KEPT } from '../../auth/limits/loginPaces'
import { addressNetwork } from '../../auth/limits/addressBlock'
import type { Admitted } from '../../auth/limits/loginGate'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { TooBusyError } from '../../queue/fairLine'
import type { ApiContext, ApiEnv } from '../context'
import { messages } from '../../errors/messages'
import { secondFactorOf } from '../ownAccount/ownState'
import { auditSession } from './loginRefusals'

const NAME = 'device'
const FORM = /^[\w-]{43}$/

/** Returns the device that a login names, or null. */
function readDevice(c: Context): string | null {
  const value = getCookie(c, NAME)
  return value !== undefined && FORM.test(value) ? value : null
}

/**
 * Gives the browser a name by which the next login knows it. It signs nobody in; it lets a user in while strangers try
 * passwords of the same account. Scripts cannot read it, and no other request carries it.
 */
function writeDevice(c: Context, device: string, isHttps: boolean): void {
  setCookie(c, NAME, device, {
    path: '/api/partner/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
    maxAge: PLACES_KEPT / 1000,
  })
}

/** The visitor who makes this request, as the login limits tell visitors apart. */
export const visitorOf = (api: ApiContext, c: Context<ApiEnv>, email: string, userId: number): Visitor => ({
  email,
  userId,
  address: api.clientAddress(c.req.raw, c.env),
  forwardedFor: api.forwardedFor(c.req.raw),
  device: readDevice(c),
})

/** Makes device and address known to the account: from now on strangers cannot use up their tries (docs/product.md §18.4.3). */
export async function rememberVisit(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  visitor: Visitor,
  device: string,
): Promise<void> {
  const { address } = await namesOf(visitor)
  await tx.rememberPlaces(visitor.userId, [await devicePlace(device), address], api.now(), MOST_PLACES)
  writeDevice(c, device, api.isHttps(c.req.raw))
}

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

/** Adds a session of a user who has just chosen a password, makes the place known, and makes the answer of a login. */
export async function signInAs(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  userId: number,
): Promise<LoginResponse> {
  const account = await tx.findAccount(userId)
  const device = newToken()
  const token = account && (await beginSession(api, c, tx, account, { device }))
  if (!account || !token) throw new Error(`no session of user ${userId}`)
  await rememberVisit(api, c, tx, visitorOf(api, c, account.email, userId), device)
  return loginAnswer(api, tx, account, token)
}

/** A user's mitra, with the rounding by which the first screen after the login tells prices (docs/product.md §21.8.4). */
export async function ownMitra(
  store: StoreSession,
  id: number | null,
): Promise<NonNullable<LoginResponse['mitra']> | null> {
  const mitra = id === null ? null : await store.findMitra(id)
  return mitra && { ...mitra, rounding: (await store.findOfferProfile(mitra.id))?.profile.rounding ?? 0 }
}

export const loginAnswer = async (
  api: ApiContext,
  tx: StoreSession,
  user: Omit<UserRow, 'passwordHash'>,
  token: string,
): Promise<LoginResponse> => ({
  token,
  success: true,
  user: { ...wireUser(user), ...(await secondFactorOf(api, tx, user)) },
  mitra: await ownMitra(tx, user.mitraId),
  message: messages.loginDone,
  features: [...api.features],
})

/** Hashes a password that its user has chosen, as soon as the queue lets it. Rejects with TooBusyError. */
export const queuedHash = ({ iterations, passwordWork }: ApiContext, password: string, who: string): Promise<string> =>
  passwordWork(() => hashPassword(password, iterations), { line: 'own', who })

/**
 * Returns a function that verifies the password of a login. An unknown email takes as long as a wrong password, so that
 * the time of an answer does not tell which accounts exist.
 */
export function passwordCheck({ iterations, passwordWork }: ApiContext) {
  let decoy: Promise<string> | undefined

  return async (user: UserRow | null, { email, address }: Visitor, password: string, gate: Admitted) => {
    decoy ??= hashPassword(newToken(), iterations)
    const hash = user?.passwordHash || (await decoy)
    try {
      const turn = gate.isKnown
        ? ({ line: 'known', who: email } as const)
        : ({ line: 'strangers', who: addressNetwork(address) } as const)
      return (await passwordWork(() => verifyPassword(password, hash), turn)) && user !== null
    } catch (error) {
      if (error instanceof TooBusyError) await gate.takeBack(false)
      throw error
    }
  }
}
