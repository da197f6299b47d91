import { useCanAccess } from 'ra-core'
import { Link } from 'react-router'
import type { EndingLists } from '@/domain/desk/deskNotes'
import { HOTEL_FIELDS, HOTEL_RESOURCES } from '@/domain/masters/masters'
import { formatShortDate, today } from '@/domain/values/dates'
import { formatAmount } from '@/domain/values/money'
import { t } from '@/i18n/admin/desk'
import { Caution } from '@/ui/feedback/Caution'
import type { DeskMeta } from '../api'

/** The hotels whose periods end first stand on top. */
const SORTED = new URLSearchParams({ sort: 'lastNight', order: 'ASC', page: '1', filter: '{}' })

function OfCity({ city, hotels, first }: EndingLists) {
  const resource = HOTEL_RESOURCES[city]
  const { canAccess } = useCanAccess({ resource, action: 'edit' })
  if (!canAccess) return null
  const texts = { master: t(`field.${HOTEL_FIELDS[city]}`), n: formatAmount(hotels), date: formatShortDate(first) }
  return (
    <Caution role="note" title={t(first < today() ? 'desk.listsEnded' : 'desk.listsEnd', texts)}>
      <Link className="change" to={`/${resource}?${SORTED}`}>
        {t('desk.seeHotels')}
      </Link>
    </Caution>
  )
}

/** Tells that price lists of a city's hotels end soon, to admins who may change them (docs/product.md §15.5.8). */
export const EndingPriceLists = ({ ending = [] }: DeskMeta) => ending.map((one) => <OfCity key={one.city} {...one} />)
