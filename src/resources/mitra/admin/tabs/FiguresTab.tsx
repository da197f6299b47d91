import { useGetList } from 'ra-core'
import type { MitraRecord } from '@/records/mitra'
import { STALE_TIME } from '@/domain/requestPolicy'
import { figuresTable, type MonthlyFigures } from '@/domain/status/figures'
import { LOST_REASONS } from '@/domain/status/packageStatus'
import { t } from '@/i18n/admin/accounts'
import { t as statusText } from '@/i18n/offer/status'
import { ButtonLink } from '@/ui/elements/Button'
import { Section } from '@/ui/layout/Section'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { NoticeCard } from './NoticeCard'
import { figures } from '@/resources/figures'

// The API gives every row at once.
const EVERY_ROW = { page: 1, perPage: 10_000 }

type FactProps = { name: string; count: number }
const Fact = ({ name, count }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{count.toLocaleString('id')}</dd>
  </div>
)

/** What became of a mitra's offers in the last twelve months, in plain numbers. */
export function FiguresTab({ mitra: { id } }: { mitra: MitraRecord }) {
  const { name, path } = figures.definition
  const { data, error, isPending, isPaused, refetch } = useGetList<MonthlyFigures>(
    name,
    { pagination: EVERY_ROW },
    { staleTime: STALE_TIME.packages },
  )
  if (!data) {
    if (isPending && !isPaused) return <LoadingCards heights={[220]} />
    return (
      <NoticeCard alert title={t('mitraAccount.figuresFailed')} {...loadFailure(isPaused ? null : error, refetch)} />
    )
  }
  const [row] = figuresTable(data, { mitra: String(id) }, 'mitra').rows
  if (!row) return <NoticeCard title={t('mitraAccount.noFigures')} text={t('mitraAccount.noFiguresText')} />
  const counts = { terkirim: row.sent, dilihat: row.read, setuju: row.won, batal: row.allLost } as const
  return (
    <div className="fields">
      <Section title={t('mitraAccount.lastYear')}>
        <dl className="facts">
          {(['terkirim', 'dilihat', 'setuju', 'batal'] as const).map((status) => (
            <Fact key={status} name={t(`status.${status}`)} count={counts[status]} />
          ))}
        </dl>
      </Section>
      {row.allLost > 0 && (
        <Section title={t('mitraAccount.lostFor')}>
          <dl className="facts">
            {LOST_REASONS.filter((reason) => row.lost[reason] > 0).map((reason) => (
              <Fact key={reason} name={statusText(`progress.reasons.${reason}`)} count={row.lost[reason]} />
            ))}
          </dl>
        </Section>
      )}
      <div className="buttons">
        <ButtonLink to={`${path}?mitra=${id}`} variant="outlined">
          {t('mitraAccount.toFigures')}
        </ButtonLink>
      </div>
    </div>
  )
}
