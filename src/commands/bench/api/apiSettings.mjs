/** The requests that the benchmark of the API sends, and their number. */
export const CONNECTIONS = 8
export const REQUESTS = 800
export const WARM_UP = 200
export const MAX_MS = 20_000
export const ROUNDS = 8
export const PACKAGES = '/api/partner/umroh-regular'
export const PER_PAGE = 50
export const LIST = `${PACKAGES}?per_page=${PER_PAGE}`
export const DEEP_PAGE = 100
export const DEEP = `list, page ${DEEP_PAGE}`
/** The figures of an admin's Beranda: packages by mitra and month. */
export const DESK = '/api/partner/desk'
