import { HttpError } from '../http/HttpError'

/** The error of a record that an answer does not hold: the same as a 404, so that screens say the same. */
export const notFound = () => new HttpError({ kind: 'status', status: 404 })
