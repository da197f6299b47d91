import { ApiError } from '../apiError'
import { accountMessages } from '../accounts/accountMessages'
import { messages } from '../messages'

export const loginWrong = () => new ApiError(401, { success: false, message: messages.loginWrong })
export const setupFirst = () => new ApiError(401, { success: false, message: accountMessages.setupFirst })

export const loginTooMany = (retryAfter: number) =>
  new ApiError(
    429,
    { success: false, message: messages.loginTooMany(retryAfter) },
    { 'Retry-After': String(retryAfter) },
  )

/** The password was right, and a code has to follow. A client that knows no second step shows the message. */
export const codeNeeded = (message: string) => new ApiError(401, { success: false, message, second_factor: 'totp' })
