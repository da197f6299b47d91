import { HOTEL_WIRE_FIELDS, masterFields } from '../../contract/masterBody'
import { hotelProblems, masterProblems, parseHotel, parseMaster } from '../../domain/masters/masterSchema'
import { HOTEL_RESOURCES, masterOfResource, MASTERS, type MasterField } from '../../domain/masters/masters'
import type { City } from '../../domain/types'
import type { WireHotelMaster, WireMaster } from '../../http/partnerApi.types'
import { readForm } from './requestBody'
import type { StoreSession } from '../store'
import { wireHotelMaster, wireMasterRecord } from './wire'

type Wire = WireMaster | WireHotelMaster

/** The operations of a master that the write routes need. Records have the API's field names; null means an unknown id. */
export type EditableMaster = {
  resource: string
  /** Reads a body, or throws 422. `id` is null for a new record. */
  prepare: (
    body: Record<string, unknown>,
    id: number | null,
  ) => { form: unknown; save: (tx: StoreSession) => Promise<Wire | null> }
  remove: (tx: StoreSession, id: number, now: number) => Promise<Wire | null>
}

const customData = (kind: MasterField): EditableMaster => ({
  resource: MASTERS[kind].resource,
  prepare: (body, id) => {
    const form = readForm(body, id, {
      fields: masterFields(kind),
      problems: (value) => masterProblems(kind, value),
      parse: (value) => parseMaster(kind, value),
    })
    const save = async (tx: StoreSession) => {
      if (id === null) return wireMasterRecord({ ...form, kind, id: await tx.insertMaster({ ...form, kind }) })
      return (await tx.updateMaster({ ...form, kind, id })) ? wireMasterRecord({ ...form, kind, id }) : null
    }
    return { form, save }
  },
  remove: async (tx, id, now) => {
    const [row] = await tx.findMasters([id])
    return row?.kind === kind && (await tx.deleteMaster(id, now)) ? wireMasterRecord(row) : null
  },
})

const hotel = (city: City): EditableMaster => ({
  resource: HOTEL_RESOURCES[city],
  prepare: (body, id) => {
    const form = readForm(body, id, { fields: HOTEL_WIRE_FIELDS, problems: hotelProblems, parse: parseHotel })
    const save = async (tx: StoreSession) => {
      if (id === null) return wireHotelMaster({ ...form, city, id: await tx.insertHotel({ ...form, city }) })
      return (await tx.updateHotel({ ...form, city, id })) ? wireHotelMaster({ ...form, city, id }) : null
    }
    return { form, save }
  },
  remove: async (tx, id, now) => {
    const [row] = await tx.findHotels([id])
    return row?.city === city && (await tx.deleteHotel(id, now)) ? wireHotelMaster(row) : null
  },
})

export const isCity = (value: string): value is City => Object.hasOwn(HOTEL_RESOURCES, value)

/** Finds the master of a path such as `custom-data/visa` or `hotel/makkah`; undefined for an unknown path. */
export function editableMaster(group: string, name: string): EditableMaster | undefined {
  if (group === 'hotel') return isCity(name) ? hotel(name) : undefined
  const kind = masterOfResource(`${group}/${name}`)
  return kind && customData(kind)
}
