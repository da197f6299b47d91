/**
 * The tables whose rows are not part of a backup. Every other table is, also one that a later migration adds:
 * - sessions: after a restore everybody signs in anew, and no ended session comes back to life;
 * - links of invitations and resets: one that was used since the backup must not work again;
 * - login attempts count the last minutes;
 * - changes of packages carry transaction numbers, which mean nothing in another database.
 */
export const LEFT_OUT: readonly string[] = ['access_tokens', 'account_links', 'login_attempts', 'package_changes']
