import { isForbidden } from '../../domain/requestPolicy'
import { say } from '../../i18n/translate'

/** Why something could not be read, in words, and how to ask again: absent where it would be refused again. */
export type LoadFailure = { text: string; onRetry?: () => void }

/** No error: there is no network to ask. */
export const loadFailure = (error: Error | null | undefined, retry: () => unknown): LoadFailure => ({
  text: say(error?.message ?? 'error.network'),
  ...(isForbidden(error) ? {} : { onRetry: () => void retry() }),
})
