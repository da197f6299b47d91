import type { Feature } from '../../domain/access/features'

/**
 * The features of this API, as login and profile tell them. A feature is added here when its calls work and its screens are
 * ready. `status` is not: its list loads more code than it may (docs/product.md §21.6).
 */
export const SERVED_FEATURES: readonly Feature[] = ['audit', 'import', 'kurs', 'accounts', 'offer-profile', 'offers']
