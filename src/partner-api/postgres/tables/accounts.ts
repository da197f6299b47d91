import {
  integer,
  jsonb,
  pgTable,
  text,
  index,
  check,
  date,
  uniqueIndex,
  primaryKey,
  bigint,
  doublePrecision,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { NoticeKind, PushAddress } from '../../stores/pushStore'
import type { UserRow } from '../../stores/store'
import { id, ref, refers, time } from './columns'

export const mitra = pgTable('mitra', {
  id: id(),
  name: text('name').notNull(),
  disabledAt: time('disabled_at'),
  version: integer('version').notNull().default(1),
})

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email_key'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    mitraId: ref('mitra_id'),
    roles: jsonb('roles').$type<UserRow['roles']>().notNull(),
    permissions: jsonb('permissions').$type<string[]>().notNull(),
    disabledAt: time('disabled_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [refers(t.mitraId, mitra.id)],
)

/** `since` is the time of the last try. */
export const attempts = pgTable(
  'login_attempts',
  { bucket: text('bucket').primaryKey(), count: integer('count').notNull(), at: time('since').notNull() },
  (t) => [index('login_attempts_since').on(t.at)],
)

export const places = pgTable(
  'login_places',
  { userId: ref('user_id').notNull(), place: text('place').notNull(), lastLoginAt: time('last_login_at').notNull() },
  (t) => [
    primaryKey({ name: 'login_places_pkey', columns: [t.userId, t.place] }),
    refers(t.userId, users.id).onDelete('cascade'),
  ],
)

/** Links for users who choose a password. A user has one link at most, and the table has only the hash of its token. */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: ref('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique('account_links_token_hash_key'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [refers(t.userId, users.id)],
)

/** A user's authenticator app. `enabledAt` is null until the user has entered a first code. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: bigint('user_id', { mode: 'number' }).primaryKey(),
    secret: text('secret').notNull(),
    enabledAt: time('enabled_at'),
    /** The time step of the last accepted code: no code of this or an earlier step is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  },
  (t) => [refers(t.userId, users.id).onDelete('cascade')],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ref('user_id').notNull(), hash: text('code_hash').notNull() },
  (t) => [
    primaryKey({ name: 'recovery_codes_pkey', columns: [t.userId, t.hash] }),
    refers(t.userId, secondFactors.userId).onDelete('cascade'),
  ],
)

export const tokens = pgTable(
  'access_tokens',
  {
    hash: text('token_hash').primaryKey(),
    userId: ref('user_id').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: time('created_at')
      .notNull()
      .default(sql`now()`),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** The hash of the device cookie of the browser that signed in. */
    device: text('device_hash'),
    /** Where this device is told news; null: its user has not asked for them. */
    push: jsonb('push').$type<PushAddress>(),
  },
  (t) => [
    refers(t.userId, users.id).onDelete('cascade'),
    index('access_tokens_last_used_at').on(t.lastUsedAt),
    index('access_tokens_user_id').on(t.userId),
    uniqueIndex('access_tokens_push_endpoint').on(sql`(${t.push} ->> 'endpoint')`),
  ],
)

/**
 * The visits of open pages by the hash of an address: when the last of them will be forgotten, in milliseconds. The table
 * is not logged: a visit waits for no disk and no standby, and after a crash the counts begin again.
 */
export const visits = pgTable(
  'page_visits',
  {
    name: text('name').primaryKey(),
    busyUntil: doublePrecision('busy_until').notNull(),
  },
  (table) => [index('page_visits_busy_until').on(table.busyUntil)],
)

/** The one row about push notices: the key pair by which push services know this server, and the day of the last reminders. */
export const pushState = pgTable(
  'push_state',
  {
    id: integer('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    remindedOn: date('reminded_on', { mode: 'string' }),
  },
  (t) => [check('push_state_id_check', sql`${t.id} = 1`)],
)

/** The notices that wait to be sent, one for each device. `dueAt` is the time of the next try. */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** Null: the reminders of a day. */
    offerId: ref('offer_id'),
    at: time('at').notNull(),
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    refers(t.tokenHash, tokens.hash).onDelete('cascade'),
    index('push_notices_due_at').on(t.dueAt),
    index('push_notices_token_hash').on(t.tokenHash),
  ],
)
