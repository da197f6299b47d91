import type { User } from '../types'

/** The features that a partner API may have besides the calls of docs/product.md §10, by the words of its answers. */
export const FEATURES = [
  'offers',
  'status',
  'news',
  'push',
  'offer-profile',
  'kurs',
  'currency',
  'accounts',
  'audit',
  'import',
  'batches',
  'uploads',
  'backup',
  'package-filters',
  'templates',
] as const
export type Feature = (typeof FEATURES)[number]

export type FeatureHolder = Pick<User, 'features'> | null | undefined

/** Whether the partner API of this user has a feature. Without a feature there is nothing to have, and the answer is yes. */
export const hasFeature = (user: FeatureHolder, feature: Feature | undefined): boolean =>
  feature === undefined || (user?.features ?? []).includes(feature)
