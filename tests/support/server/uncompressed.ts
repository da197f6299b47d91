/**
 * Asks for an uncompressed answer. Node 20's `fetch` has a fault: when its signal aborts a request just after the
 * headers of a compressed answer, reading the body never ends. In a loop of such aborts this happened in one of sixty
 * calls, and with uncompressed answers never.
 */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' }
