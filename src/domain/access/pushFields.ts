/** The limits of a push subscription's fields. The keys are base64url of 65 and 16 bytes. */
export const MAX_ENDPOINT = 1000
export const P256DH = /^B[A-Za-z0-9_-]{86}$/
export const AUTH = /^[A-Za-z0-9_-]{22}$/
