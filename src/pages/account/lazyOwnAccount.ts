import { lazyScreen } from '@/ui/layout/lazyScreen'

/** Only the profile of an API with accounts loads this part. */
export const OwnAccount = lazyScreen(async () => (await import('./OwnAccount')).OwnAccount)
