import { HttpError } from '../http/HttpError'

/** The error for a record that is missing in an answer. It equals a 404, so screens show the same message. */
export const notFound = () => new HttpError({ kind: 'status', status: 404 })
