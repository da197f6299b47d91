import { isForbidden } from '@/domain/requestPolicy'
import { t } from '@/i18n/translate'
import { tryNetwork } from '../hooks/network'
import { reasonOf } from './reasonOf'

/** The text for failed reading, and a retry; no retry when the server would refuse again. */
export type LoadFailure = { text: string; onRetry?: () => void }

function tryAgain(retry: () => unknown): void {
  tryNetwork()
  void retry()
}

/** Without an error: there is no network. */
export const loadFailure = (error: Error | null | undefined, retry: () => unknown): LoadFailure => ({
  text: error ? reasonOf(error) : t('error.network'),
  ...(isForbidden(error) ? {} : { onRetry: () => tryAgain(retry) }),
})
