import { useResourceDefinition } from 'ra-core'
import { Link } from 'react-router'
import type { KursRecord } from '@/domain/kurs/kurs'
import { t } from '@/i18n/admin/desk'
import { DeskPart } from '@/kit/DeskPart'
import { useListPath } from '@/kit/useListPath'
import { KursToday } from './KursToday'

/** Today's rate on an admin's Beranda. */
export function KursPart() {
  const { name } = useResourceDefinition()
  const path = useListPath()
  return (
    <DeskPart<KursRecord> resource={name} cardTitle={t('desk.kurs')} failedTitle={t('desk.kursFailed')} height={140}>
      {(history) => (
        <KursToday
          inForce={history.find(({ inForce }) => inForce)}
          action={
            <Link className="change" to={path}>
              {t('desk.allKurs')}
            </Link>
          }
        />
      )}
    </DeskPart>
  )
}
