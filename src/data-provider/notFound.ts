import { HttpError } from '@/http/HttpError'
import { isJson } from './mappers/wire'

/** The error for a record that is missing in an answer. It equals a 404, so screens show the same message. */
export const notFound = () => new HttpError({ kind: 'status', status: 404 })

const isNothing = (data: unknown) => data === null || isJson(data) || (Array.isArray(data) && data.length === 0)

/**
 * The error for an answer without its record. Only an API says `data` with nothing in it. After any other answer the
 * phone keeps its copy of the record.
 */
export const missingIn = (answer: unknown): HttpError =>
  isJson(answer) && isNothing(answer.data) ? notFound() : new HttpError({ kind: 'notJson' })
