import { MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { defineMaster } from '@/resources/masters'

/** The masters whose records have one price each: flights, visas, transports and the other lists of `custom-data`. */
export const customData = MASTER_FIELDS.map((field) => defineMaster(MASTERS[field].resource))
