import { useResourceDefinition } from 'ra-core'
import { Link } from 'react-router'
import type { KursRecord } from '@/domain/kurs/kurs'
import { t } from '@/i18n/admin/desk'
import { DeskPart } from '@/kit/DeskPart'
import { useListPath } from '@/kit/useListPath'
import { useKursFilter } from './kursList'
import { KursToday } from './KursToday'

/** Today's rates on an admin's Beranda. */
export function KursPart() {
  const { name } = useResourceDefinition()
  const path = useListPath()
  const filter = useKursFilter()
  return (
    <DeskPart<KursRecord>
      resource={name}
      filter={filter}
      cardTitle={t('desk.kurs')}
      failedTitle={t('desk.kursFailed')}
      height={140}
    >
      {(history) => (
        <KursToday
          history={history}
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
