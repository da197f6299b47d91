import { useState } from 'react'
import type { FollowUp } from '@/domain/status/followUp'
import { newestNews } from '@/domain/status/news'
import type { PackageRow } from '@/domain/types'
import { today } from '@/domain/values/dates'
import { PAGE_SIZE } from '@/domain/values/paging'
import { t } from '@/i18n/admin/desk'
import { t as homeText } from '@/i18n/home'
import { DeskPart } from '@/kit/DeskPart'
import { followUps } from '@/resources/follow-ups'
import { Button } from '@/ui/elements/Button'
import { Section } from '@/ui/layout/Section'
import { useFeature } from '@/ui/layout/features'
import { HiddenFromCustomer } from '../customer/CustomerSwitch'
import { dueInWords } from '../home/dueInWords'
import { Links, type LinkRow } from '../home/LinkRows'
import { NewsRows } from '../home/NewsRows'
import { BY_ACTIVITY } from '../home/useNews'
import { links, umrohRegular } from '../resource'

const SHOWN = 6

const rowOf = (row: FollowUp): LinkRow => ({
  key: row.id,
  to: links.show(row.id),
  name: row.name,
  notes: [
    row.mitra,
    row.customerName,
    ...row.reasons.map((kind) => dueInWords({ kind, day: kind === 'reminder' ? row.remindAt : row.validUntil })),
  ].filter((note) => note !== null),
})

function FollowUps({ rows }: { rows: readonly FollowUp[] }) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return <p className="quiet">{t('desk.noFollowUps')}</p>
  const shown = isOpen ? rows : rows.slice(0, SHOWN)
  return (
    <>
      <Links rows={shown.map(rowOf)} />
      {shown.length < rows.length && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('desk.moreFollowUps', { n: rows.length - shown.length })}
        </Button>
      )}
    </>
  )
}

/** What customers of every mitra did, as on the phone's Beranda (docs/product.md §27.1.10). */
function NewsPart() {
  const [now] = useState(Date.now)
  return (
    <DeskPart<PackageRow>
      resource={umrohRegular.name}
      cardTitle={homeText('home.news.title')}
      sort={BY_ACTIVITY}
      perPage={PAGE_SIZE}
      failedTitle={t('desk.followUpsFailed')}
      height={80}
    >
      {(rows) => <NewsRows news={newestNews(rows, now, today())} now={now} />}
    </DeskPart>
  )
}

/** The news, and the packages of every mitra whose reminder is due or whose offer ends soon, the most urgent first. */
export function FollowUpsPart() {
  const hasNews = useFeature('news')
  return (
    <HiddenFromCustomer>
      {hasNews && <NewsPart />}
      <Section title={homeText('home.followUps')}>
        <DeskPart<FollowUp> resource={followUps.definition.name} failedTitle={t('desk.followUpsFailed')} height={160}>
          {(rows) => <FollowUps rows={rows} />}
        </DeskPart>
      </Section>
    </HiddenFromCustomer>
  )
}
