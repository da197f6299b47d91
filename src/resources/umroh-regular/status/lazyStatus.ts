import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { DetailStatusProps } from './DetailStatus'

/** Only the detail of an API with statuses loads this part. The list has its parts in its own chunk. */
export const DetailStatus = lazyScreen<DetailStatusProps>(async () => ({
  default: (await import('./DetailStatus')).DetailStatus,
}))
