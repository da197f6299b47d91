import { createContract, type Exchange } from '../../../src/commands/checkApi/contract'
import type { OpenApiDocument } from '../../../src/commands/checkApi/operations'
import { contractDocument } from '../../../src/partner-api/openapi/document'

/** What an answer of the reference API may go without. */
const OPTIONAL = ['logo', 'mitra', 'errors']

/** A schema that wants every field it knows, and no other; where fields stand for each other (`anyOf`), as it was. */
function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  const schema: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, whole(part)]),
  )
  if (typeof schema.properties !== 'object' || !schema.properties || 'anyOf' in schema) return schema
  return {
    additionalProperties: false,
    ...schema,
    required: Object.keys(schema.properties).filter((name) => !OPTIONAL.includes(name)),
  }
}

const plain = JSON.parse(JSON.stringify(contractDocument)) as OpenApiDocument

/** The contract as it is written: what any API has to keep. */
export const contract = createContract(plain)

/** The contract as the reference API keeps it: with every field and header it names, and no other field. */
const wholeContract = createContract(whole(plain) as OpenApiDocument, { everyHeader: true })

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))

/** What is wrong with an answer of the reference API; the answer itself stays unread. */
export async function findingsOf(method: string, url: string, response: Response): Promise<string[]> {
  const { pathname, search } = new URL(url, 'http://api.test')
  if (!pathname.startsWith('/api/')) return []
  const exchange: Exchange = {
    method,
    path: pathname.slice('/api'.length) + search,
    status: response.status,
    headers: response.headers,
    body: parsed(await response.clone().text()),
  }
  return wholeContract.answer(exchange)
}
