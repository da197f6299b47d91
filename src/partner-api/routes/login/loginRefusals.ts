import { TooBusyError } from '../../auth/passwordWork'
import { ApiError } from '../apiError'
import { accountMessages } from '../accounts/accountMessages'
import { messages } from '../messages'

export const loginWrong = () => new ApiError(401, { success: false, message: messages.loginWrong })
export const publishedRefused = () => new ApiError(401, { success: false, message: messages.publishedRefused })
export const setupFirst = () => new ApiError(401, { success: false, message: accountMessages.setupFirst })

export const loginTooMany = (retryAfter: number) =>
  new ApiError(
    429,
    { success: false, message: messages.loginTooMany(retryAfter) },
    { 'Retry-After': String(retryAfter) },
  )

const BUSY_SECONDS = 5

/** The refusal behind an error of the hashing queue; null for any other error. The client did nothing wrong. */
export const busyRefusal = (error: unknown): ApiError | null =>
  error instanceof TooBusyError
    ? new ApiError(503, { message: messages.busy(BUSY_SECONDS) }, { 'Retry-After': String(BUSY_SECONDS) })
    : null

/** The password was right, and a code has to follow. A client that knows no second step shows the message. */
export const codeNeeded = (message: string) => new ApiError(401, { success: false, message, second_factor: 'totp' })
