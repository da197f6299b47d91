import { HOTEL_RESOURCES, MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { DAY } from '../schemas/common'
import { masterSchemaName } from '../schemas/eachMaster'
import { callsOf, listOf, parameter, query, revalidated, success, wholeList, type Calls } from '../shared'
import type { Operation, Paths } from '../types'
import { object, ref } from '../words'
import { batchesOf, importOf } from './batches'

const masters = callsOf('Masters')
const hotels = callsOf('Hotels')

const WRITES = 'For accounts with the permission. An API without this operation has read-only masters.'

type Names = { resource: string; record: string; request: string }

/** The calls of a master. Its writes are in ra-data-simple-rest's dialect: body and answer are the bare record. */
function masterPaths(call: Calls, { resource, record, request }: Names, list: Operation): Paths {
  const key = parameter('IdempotencyKey')
  const write = (verb: string, rest: Parameters<Calls>[2]) =>
    call(`${verb}:${resource}`, `${verb} a record`, { description: WRITES, ...rest })
  return {
    [`/${resource}`]: {
      get: list,
      post: write('create', {
        parameters: [key],
        body: ref(request),
        answers: { 201: success('The record.', ref(record)) },
      }),
    },
    [`/${resource}/import`]: { post: importOf(call, resource, request) },
    ...batchesOf(call, resource),
    [`/${resource}/{id}`]: {
      put: write('edit', {
        parameters: [parameter('Id'), key, parameter('IfMatch')],
        body: ref(request),
        answers: { 200: success('The record.', ref(record)) },
      }),
      delete: write('delete', {
        parameters: [parameter('Id'), key, parameter('IfMatch')],
        answers: { 200: success('The deleted record.', ref(record)) },
      }),
    },
    [`/${resource}/{id}/restore`]: {
      post: write('restore', {
        description: `${WRITES} A deleted record comes back as it was, under the same id. It needs the permission to delete.`,
        parameters: [parameter('Id'), key],
        answers: { 200: success('The record.', ref(record)) },
      }),
    },
  }
}

const customData = MASTER_FIELDS.map((field) => {
  const { resource } = MASTERS[field]
  const record = masterSchemaName(field)
  return masterPaths(
    masters,
    { resource, record, request: `${record}Request` },
    masters(`list:${resource}`, 'The whole list', {
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: wholeList('The list.', listOf(ref(record))) },
    }),
  )
})

const date = (name: string) => query(name, DAY)

const hotelPaths = Object.values(HOTEL_RESOURCES).map((resource) =>
  masterPaths(
    hotels,
    { resource, record: 'HotelMaster', request: 'HotelMasterRequest' },
    hotels(`list:${resource}`, 'The hotels with their prices for a stay', {
      description:
        'The wizard always sends both dates. Without dates the answer holds the rates (HotelMaster), for accounts that may change hotels.',
      parameters: [date('date_check_in'), date('date_check_out'), parameter('IfNoneMatch')],
      answers: { 200: wholeList('The list.', listOf(ref('Hotel'), ref('HotelMaster'))) },
      refuses: [422],
    }),
  ),
)

const uploads: Paths = {
  '/partner/uploads': {
    post: masters('uploadPicture', 'Keep a picture for a hotel or a flight', {
      description:
        'For accounts that may create or edit hotels or flights. With the feature `uploads` alone. The same picture is kept once and has the same path. One that no record is saved with is erased after a day.',
      parameters: [parameter('IdempotencyKey')],
      body: ref('UploadRequest'),
      answers: { 201: success('Its path.', ref('UploadAnswer')) },
    }),
  },
}

const categories: Paths = {
  '/umroh-packages': {
    get: masters('listCategories', 'The categories of packages', {
      description: 'No screen shows them yet.',
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: revalidated('The list.', listOf(object({ id: ref('Id') }, { additionalProperties: true }))) },
    }),
  },
}

export const mastersPaths: Paths = Object.assign({}, ...customData, ...hotelPaths, uploads, categories)

const rates = callsOf('Rates')

const kursOf = (
  path: string,
  name: 'Kurs' | 'UsdKurs',
  { words, feature }: Record<'words' | 'feature', string>,
): Paths => ({
  [path]: {
    get: rates(`list:${path.slice(1)}`, `Every rate of the ${words}, the latest day first`, {
      description: `For admins. With the feature \`${feature}\` alone.`,
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: revalidated('The history.', listOf(ref(name))) },
      refuses: [403],
    }),
    post: rates(`create:${path.slice(1)}`, `Record a rate of the ${words}`, {
      description:
        'For accounts with the permission `custom-data/kurs.create`. A rate is never changed or deleted: a newer one for the same day takes its place.',
      parameters: [parameter('IdempotencyKey')],
      body: ref(`${name}Request`),
      answers: { 201: success('The rate.', ref(name)) },
    }),
  },
})

export const kursPaths: Paths = {
  ...kursOf('/custom-data/kurs', 'Kurs', { words: 'riyal', feature: 'kurs' }),
  ...kursOf('/custom-data/kurs-usd', 'UsdKurs', { words: 'dollar', feature: 'currency' }),
}
