import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { DetailStatusProps } from './DetailStatus'

/** Only the screens of an API with statuses load these parts. The list has its parts in its own chunk. */
export const FollowUps = lazyScreen(async () => ({ default: (await import('./FollowUps')).FollowUps }))
export const DetailStatus = lazyScreen<DetailStatusProps>(async () => ({
  default: (await import('./DetailStatus')).DetailStatus,
}))
