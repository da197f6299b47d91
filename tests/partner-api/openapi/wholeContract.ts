import { createContract, type Exchange } from '../../checkApi/contract'
import type { OpenApiDocument } from '../../checkApi/operations'
import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'
import { fieldsOfResource } from '@/records/masters'
import { MITRA_PATHS } from '@/records/mitra'
import { contractDocument } from '@/partner-api/openapi/document'

/** Fields that an API without the feature `status` omits. */
const OF_STATUS = ['status', 'valid_until', 'customer_name', 'remind_at', 'other_chosen', 'agreed']

const RESOURCES = [HOTEL_RESOURCES.makkah, MASTERS.visaBus.resource]

/** Fields that an answer of the reference API may omit. */
const OPTIONAL = [
  'logo',
  'status_counts',
  'mitra',
  'is_template',
  'errors',
  'current',
  'link',
  'kurs',
  'kurs_per_city',
  'makkah',
  'madinah',
  'buffer',
  'second_factor',
  'total_is_least',
  'tanpa_harga',
  'nights',
  'season',
  'note',
  'weekend',
  ...['makkah', 'madinah'].flatMap((city) => [`hotel_${city}_meal`, `hotel_${city}_nights`]),
  'labels_pelanggan',
  'money',
  ...OF_STATUS,
  'seen_at',
  'customer_phone',
  'margin_left',
  'told',
  ...[...RESOURCES.flatMap(fieldsOfResource), ...MITRA_PATHS].flatMap(({ wire, isLater }) => (isLater ? [wire] : [])),
]

/** Changes a schema to require every field and to allow no other. A schema with alternatives (`anyOf`) stays as it is. */
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

/** The contract for every partner API. */
export const contract = createContract(plain)

/** The stricter contract of the reference API: it sends every field and header of the contract, and no other field. */
const wholeContract = createContract(whole(plain) as OpenApiDocument, { everyHeader: true })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))
const isFile = ({ headers }: Response) => headers.get('content-type') === 'application/gzip'

/** Returns the differences between an answer of the reference API and the contract. Reads a clone of the answer. */
export async function findingsOf(method: string, url: string, response: Response): Promise<string[]> {
  const { pathname, search } = new URL(url, 'http://api.test')
  const { status, headers } = response
  if (pathname.startsWith('/p/')) {
    const body = (await response.clone().text()) || undefined
    return wholeContract.page({ method, path: pathname, status, headers, body })
  }
  if (!pathname.startsWith('/api/')) return []
  const exchange: Exchange = {
    method,
    path: pathname.slice('/api'.length) + search,
    status,
    headers,
    body: isFile(response) ? undefined : parsed(await response.clone().text()),
  }
  // The description of the contract allows this answer to any call.
  if (status === 403 && isObject(exchange.body) && exchange.body.second_factor === 'required') return []
  return wholeContract.answer(exchange)
}
