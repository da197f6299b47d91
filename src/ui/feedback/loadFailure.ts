import { isForbidden } from '../../domain/requestPolicy'
import { t } from '../../i18n/translate'
import { reasonOf } from './reasonOf'

/** The text for failed reading, and a retry; no retry when the server would refuse again. */
export type LoadFailure = { text: string; onRetry?: () => void }

/** Without an error: there is no network. */
export const loadFailure = (error: Error | null | undefined, retry: () => unknown): LoadFailure => ({
  text: error ? reasonOf(error) : t('error.network'),
  ...(isForbidden(error) ? {} : { onRetry: () => void retry() }),
})
