/**
 * The tables whose rows are not part of a backup. All other tables are, also those of later migrations:
 * - sessions: after a restore everybody signs in anew, and no ended session comes back to life;
 * - links of invitations and resets: a link that was used since the backup must not work again;
 * - login attempts and visits of open pages hold limits only.
 */
export const LEFT_OUT: readonly string[] = ['access_tokens', 'account_links', 'login_attempts', 'page_visits']

/**
 * Secrets that a backup has as an empty text. Somebody who steals a backup must not be able to make the codes of an admin. After
 * a restore a recovery code, of which the backup has only the hash, replaces the authenticator app
 * (docs/decisions/0051-second-factor.md).
 */
export const isBlanked = (table: string, column: string): boolean => table === 'second_factors' && column === 'secret'
