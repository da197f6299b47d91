import { MASTER_FIELDS, MASTERS, type MasterField } from '@/domain/masters/masters'
import { t } from '@/i18n/translate'
import { MASTER_RECORDS } from '@/records/masters'
import { defineMaster } from '@/resources/masters'

/** The masters whose records have one price each: flights, visas, transports and the other lists of `custom-data`. */
export const customData = MASTER_FIELDS.map((field: MasterField) =>
  defineMaster(MASTERS[field].resource, t(`field.${field}`), MASTER_RECORDS[field]),
)
