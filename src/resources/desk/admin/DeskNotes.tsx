import { useCanAccess } from 'ra-core'
import { SETUP_STEPS, type SetupStep, type EndingLists } from '@/domain/desk/deskNotes'
import { HOTEL_RESOURCES, MASTERS, HOTEL_FIELDS } from '@/domain/masters/masters'
import { t } from '@/i18n/admin/desk'
import { t as homeText } from '@/i18n/home'
import { DeskPart } from '@/kit/DeskPart'
import { Steps } from '@/kit/Steps'
import type { DeskMeta } from '../api'
import { desk } from '../resource'
import { Link } from 'react-router'
import { sinceThen, formatShortDate, today } from '@/domain/values/dates'
import { Caution } from '@/ui/feedback/Caution'
import { formatAmount } from '@/domain/values/money'

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
const EndingPriceLists = ({ ending = [] }: DeskMeta) => ending.map((one) => <OfCity key={one.city} {...one} />)

function ageOf(at: number | null): string {
  if (at === null) return t('desk.noBackup')
  const { unit, n } = sinceThen(at, Date.now())
  return t('desk.lastBackup', { ago: t(`desk.ago.${unit}`, { n }) })
}

/** How old the last backup is, for users who may make one; a caution after seven days (docs/product.md §15.5.10). */
function BackupNote({ backup }: DeskMeta) {
  const { canAccess } = useCanAccess({ resource: 'backup', action: 'list' })
  if (!canAccess || !backup) return null
  const link = (
    <Link className="change" to="/cadangan">
      {t('desk.toBackup')}
    </Link>
  )
  const text = ageOf(backup.at)
  if (backup.overdue)
    return (
      <Caution role="note" title={text}>
        {link}
      </Caution>
    )
  return backup.at === null ? null : (
    <p className="quiet">
      {text} · {link}
    </p>
  )
}

const RESOURCES: Record<SetupStep, string> = {
  kurs: 'custom-data/kurs',
  hotels: HOTEL_RESOURCES.makkah,
  flights: MASTERS.pesawat.resource,
  services: MASTERS.visaBus.resource,
  mitra: 'mitra',
  users: 'users',
}

/** The first steps of an owner whose business is not filled in yet. Whoever may not change hotels sees none. */
function OwnerSteps({ missing = [] }: DeskMeta) {
  const { canAccess } = useCanAccess({ resource: HOTEL_RESOURCES.makkah, action: 'edit' })
  // Mitra and users of others may never come: alone they are no reason to show the steps.
  if (!canAccess || !missing.some((step) => step !== 'mitra' && step !== 'users')) return null
  return (
    <Steps
      title={homeText('home.steps')}
      steps={SETUP_STEPS.map((step) => ({
        to: `/${RESOURCES[step]}`,
        name: t(`desk.step.${step}`),
        text: t(`desk.stepText.${step}`),
        done: missing.includes(step) ? undefined : homeText('home.step.done'),
      }))}
    />
  )
}

/** What an admin's Beranda says about prices and accounts: the first steps, price lists that end, and the age of the last backup (docs/product.md §15.5). */
export const DeskNotes = () => (
  <DeskPart resource={desk.name} failedTitle={t('desk.notesFailed')} height={0}>
    {(_, meta) => (
      <>
        <OwnerSteps {...(meta as DeskMeta)} />
        <EndingPriceLists {...(meta as DeskMeta)} />
        <BackupNote {...(meta as DeskMeta)} />
      </>
    )}
  </DeskPart>
)
