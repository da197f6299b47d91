import { useCanAccess } from 'ra-core'
import { SETUP_STEPS, type SetupStep } from '@/domain/desk/deskNotes'
import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'
import { t } from '@/i18n/admin/desk'
import { DeskPart } from '@/kit/DeskPart'
import { Steps } from '@/kit/Steps'
import type { DeskMeta } from '../api'
import { desk } from '../resource'
import { BackupNote } from './BackupNote'
import { EndingPriceLists } from './EndingPriceLists'

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
      title={t('desk.steps')}
      steps={SETUP_STEPS.map((step) => ({
        to: `/${RESOURCES[step]}`,
        name: t(`desk.step.${step}`),
        text: t(`desk.stepText.${step}`),
        done: missing.includes(step) ? undefined : t('desk.stepDone'),
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
