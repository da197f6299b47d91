import type { Feature } from '../../domain/access/features'

/** The features of this API, as login and profile tell them. A feature is added here when its calls and its screens work. */
export const SERVED_FEATURES: readonly Feature[] = [
  'audit',
  'import',
  'kurs',
  'accounts',
  'offer-profile',
  'offers',
  'status',
]
