import { textForUsers } from './serverWords'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value
  return Array.isArray(value) ? value.map(firstText).find(Boolean) : undefined
}

type ErrorBody = { serverMessage?: string; fieldErrors?: Record<string, string>; secondFactor?: string }

/**
 * Reads the message of an error answer and the first message of each field (by dotted path); it skips nulls. It drops a
 * text written for developers, but a field with such a text still counts as wrong.
 */
export function readErrorBody(body: unknown): ErrorBody {
  if (!isObject(body)) return {}
  const serverMessage = textForUsers(firstText(body.message))
  const fields = isObject(body.errors)
    ? Object.entries(body.errors).flatMap(([path, value]) => {
        const text = firstText(value)
        return text ? [[path, textForUsers(text) ?? 'error.field'] as const] : []
      })
    : []
  return {
    ...(typeof body.second_factor === 'string' ? { secondFactor: body.second_factor } : {}),
    ...(serverMessage ? { serverMessage } : {}),
    ...(fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}),
  }
}
