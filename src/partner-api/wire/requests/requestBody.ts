import { firstLetters } from '@/domain/values/letters'
import { formValues, wireNameOf, type WireField } from '@/records/fields'
import { checkPackage, packageProblems, PAYLOAD_FIELDS, type PackagePayload } from '@/domain/package/packageSchema'
import { isStorable } from '@/domain/values/isStorable'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import { adminValidation } from '@/i18n/rules/adminValidation'
import { validation } from '@/i18n/rules/validation'
import { requireNone, badRequest, tooLarge, unprocessable, wrongType } from '../../errors/apiError'
import { messages } from '../../errors/messages'
import { parseId, sameId } from '../../stores/snapshot'

const MAX_BODY_BYTES = 256 * 1024
const MAX_NAMED_FIELDS = 20
const MAX_FIELD_NAME = 100

function withinLimit(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (bytes.length > maxBytes) throw tooLarge(messages.tooLarge)
  return bytes
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > maxBytes) throw tooLarge(messages.tooLarge)
  // A sender that disconnects in the middle of the body has sent invalid JSON.
  const broken = () => {
    throw badRequest(messages.notJson)
  }
  // No sender can send more than the length that it named, so a stream of parts is not needed. Firefox offers none at all.
  if (length > 0 || (request.body as ReadableStream | null | undefined) === undefined)
    return withinLimit(new Uint8Array(await request.arrayBuffer().catch(broken)), maxBytes)
  const reader = request.body?.getReader()
  const next = () => reader?.read().catch(broken)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await next(); part && !part.done; part = await next()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      throw tooLarge(messages.tooLarge)
    }
    chunks.push(part.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Reads a body as text, and replaces bytes that are not UTF-8. Throws 413 as soon as the body is too large. */
export const readText = async (request: Request, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, maxBytes))

/**
 * Reads a request's JSON object. Throws 415 for another content type, and 413 as soon as the body is too large (256 KB).
 * Throws 400 for a body that is not JSON in UTF-8, and 422 for JSON that is not an object.
 */
export async function readJsonObject(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw wrongType(messages.wrongType)
  const bytes = await readBytes(request, maxBytes)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest(messages.notJson)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unprocessable({}, messages.notObject)
  return value as Record<string, unknown>
}

const texts = { ...validation, ...adminValidation, ...accountProblemTexts }
/** The text of a broken rule; its key may carry values: `validation.periodeNol?row=2`. */
function textOf(key: string): string {
  const [name = '', query] = key.replace(/^validation\./, '').split('?', 2)
  const values = new URLSearchParams(query)
  const text = Object.hasOwn(texts, name) ? texts[name as keyof typeof texts] : messages.invalid
  return text.replace(/%\{(\w+)\}/g, (hole, value: string) => values.get(value) ?? hole)
}

/** Broken rules as a 422 names them. */
export const problemTexts = (fields: readonly WireField[], problems: readonly { path: string; key: string }[]) =>
  Object.fromEntries(problems.map(({ path, key }) => [wireNameOf(fields, path), [textOf(key)]]))

function nameProblem(name: unknown): (readonly [string, string])[] {
  return typeof name === 'string' && !isStorable(name) ? [['namaPaket', messages.invalidText]] : []
}

type Rules<T> = {
  fields: readonly WireField[]
  problems: (form: unknown) => { path: string; key: string }[]
  parse: (form: unknown) => T
}

/** The fields that a call does not know, each with its message. */
export function strangersIn(body: Record<string, unknown>, known: readonly string[]): (readonly [string, string])[] {
  const strangers = Object.keys(body)
    .filter((name) => !known.includes(name))
    .slice(0, MAX_NAMED_FIELDS)
  return strangers.map((name) => [firstLetters(name, MAX_FIELD_NAME), messages.unknownField] as const)
}

/** The fields of a record that a client sends back as it was read. Its version counts only in `If-Match`. */
export const withoutVersion = ({ version: _, ...fields }: Record<string, unknown>): Record<string, unknown> => fields

/**
 * Reads the body of a master's POST or PUT by its schema, or throws 422 with the API's field names. A PUT may carry the
 * `id` of its path, because react-admin sends the whole record.
 */
export function readForm<T>(
  body: Record<string, unknown>,
  id: number | null,
  { fields, problems: problemsOf, parse }: Rules<T>,
): T {
  const names = fields.flatMap(({ wire, foreignWire = wire }) => [...new Set([wire, foreignWire])])
  const form = formValues(fields, body)
  const problems = [
    ...names
      .filter((name) => typeof body[name] === 'string' && !isStorable(body[name]))
      .map((name) => [name, messages.invalidText] as const),
    ...problemsOf(form).map(({ path, key }) => [wireNameOf(fields, path), textOf(key)] as const),
    ...(id !== null && Object.hasOwn(body, 'id') && !sameId(parseId(body.id), id)
      ? [['id', messages.otherId] as const]
      : []),
    ...strangersIn(body, id === null ? names : ['id', ...names]),
  ]
  requireNone(problems)
  return parse(form)
}

/** Reads the body of POST and PUT (docs/product.md §10.3.1). A 422 names every broken rule and every unknown field. */
export function readPackage(body: Record<string, unknown>): PackagePayload {
  const { payload, problems: broken } = checkPackage(body)
  const problems = [
    ...broken.map(({ path, key }) => [path, textOf(key)] as const),
    ...nameProblem(body.namaPaket),
    ...strangersIn(body, PAYLOAD_FIELDS),
  ]
  requireNone(problems)
  if (!payload) throw unprocessable({})
  return payload
}

/** Reads the trimmed name of a duplicate, or throws 422. The rules are the same as for any package's name. */
export function readNewName(body: Record<string, unknown>): string {
  const { namaPaket } = body
  const problems = [
    ...packageProblems({ namaPaket })
      .filter(({ path }) => path === 'namaPaket')
      .map(({ key }) => ['namaPaket', textOf(key)] as const),
    ...nameProblem(namaPaket),
    ...strangersIn(body, ['namaPaket']),
  ]
  requireNone(problems)
  return String(namaPaket).trim()
}
