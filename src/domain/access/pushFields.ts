/** The limits of a push subscription's fields. The keys are base64url of 65 and 16 bytes. */
export const MAX_ENDPOINT = 1000
export const P256DH = /^B[A-Za-z0-9_-]{86}$/
export const AUTH = /^[A-Za-z0-9_-]{22}$/

/** The name under which a phone keeps a user's wish for notices: `due` (to be offered), `told` (not wanted) or `on`. */
export const PUSH_WISH = 'push'

/** What the service worker shows: `url` is a path of the app, and a notice replaces the earlier one of its `tag`. */
export type ShownNotice = { title: string; body: string; url: string; tag: string }
