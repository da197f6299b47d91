import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { lacksKurs } from '@/domain/kurs/currency'
import { fitsCheckIn } from '@/domain/masters/flights'
import type { MasterField } from '@/domain/masters/masters'
import { isTooSmall, priceFor, priceOf } from '@/domain/masters/tiers'
import type { LoadFailure } from '@/ui/feedback/loadFailure'
import { firstCheckIn } from '@/domain/package/stayDates'
import type { Choice, MasterRecord, PackageForm } from '@/domain/types'
import { parseWholeNumber } from '@/domain/values/numbers'
import { t } from '@/i18n/package/wizard'
import { masterName, MasterOption } from './MasterOption'
import { useMasterOptions } from './useMasterOptions'

const ROW_HEIGHT = 64

/** The props of the picker sheet for a master: its records and how to show them. */
export function useMasterPicker(field: MasterField, open: boolean) {
  const options = useMasterOptions(field, open)
  const jamaah = parseWholeNumber(useWatch<PackageForm, 'jumlahJamaah'>({ name: 'jumlahJamaah' }))
  const [hotelMakkah, hotelMadinah] = useWatch<PackageForm, ['hotelMakkah', 'hotelMadinah']>({
    name: ['hotelMakkah', 'hotelMadinah'],
  })
  const checkIn = field === 'pesawat' ? firstCheckIn({ hotelMakkah, hotelMadinah }) : null
  const display = useMemo(
    () => ({
      // The search finds a margin by its amount, with or without dots.
      textOf: (record: MasterRecord) =>
        field === 'margin' ? `${masterName(field, record)} ${record.price}` : `${record.name} ${record.route ?? ''}`,
      // Before the number of jamaah is known, records are compared by their first tiers.
      priceOf: (record: MasterRecord) => (jamaah ? priceFor(priceOf(record), jamaah) : record.price),
      isOff: (record: MasterRecord) => lacksKurs(record) || isTooSmall(record, jamaah),
      renderOption: (record: MasterRecord) => (
        <MasterOption field={field} record={record} jamaah={jamaah} checkIn={checkIn} />
      ),
      ...(checkIn === null ? {} : { isBehind: (record: MasterRecord) => !fitsCheckIn(record, checkIn) }),
      rowHeight: ROW_HEIGHT,
    }),
    [field, jamaah, checkIn],
  )
  return { ...options, ...display }
}

/** Why a chosen record has no price: its list could not be read. Null if the price is there or still loading. */
export function unreadFailure(
  { failure }: { failure: LoadFailure | null },
  choices: readonly Choice<MasterRecord>[],
): LoadFailure | null {
  const isUnread = choices.some(({ id, data }) => id !== null && data === null)
  return isUnread && failure ? { ...failure, text: t('picker.priceFailed', { reason: failure.text }) } : null
}
