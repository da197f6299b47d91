import { say } from '@/i18n/translate'

/** Returns in Indonesian why a request failed. An error of the auth provider has its outage as `cause`. */
export const reasonOf = (error: Error): string => say((error.cause instanceof Error ? error.cause : error).message)
