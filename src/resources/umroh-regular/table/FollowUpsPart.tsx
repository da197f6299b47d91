import styled from '@emotion/styled'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FollowUp, FollowUpReason } from '@/domain/status/followUp'
import { newestNews } from '@/domain/status/news'
import type { PackageRow } from '@/domain/types'
import { formatShortDate, today } from '@/domain/values/dates'
import { PAGE_SIZE } from '@/domain/values/paging'
import { t } from '@/i18n/admin/desk'
import { t as homeText } from '@/i18n/home'
import { DeskPart } from '@/kit/DeskPart'
import { followUps } from '@/resources/follow-ups'
import { Button } from '@/ui/elements/Button'
import { Section } from '@/ui/layout/Section'
import { useFeature } from '@/ui/layout/features'
import { clampedTo } from '@/ui/layout/styles'
import { colour, radius } from '@theme/tokens'
import { NewsRows } from '../home/NewsRows'
import { BY_ACTIVITY } from '../home/useNews'
import { links, umrohRegular } from '../resource'

const SHOWN = 6

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  '& + button': { marginTop: 12 },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 8px',
    margin: '0 -8px',
    borderRadius: radius.small,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: colour.sunken },
  '& .what': { minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, ...clampedTo(2) },
  '& small': { color: colour.quiet, ...clampedTo(1) },
  '& .why': {
    flex: 'none',
    maxWidth: '45%',
    display: 'grid',
    alignContent: 'start',
    textAlign: 'right',
    fontSize: '0.875rem',
  },
})

const whyOf = ({ remindAt, validUntil }: FollowUp, reason: FollowUpReason) =>
  t(`desk.${reason}`, { date: formatShortDate(reason === 'reminder' ? remindAt : validUntil) })

function FollowUps({ rows }: { rows: readonly FollowUp[] }) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return <p className="quiet">{t('desk.noFollowUps')}</p>
  const shown = isOpen ? rows : rows.slice(0, SHOWN)
  return (
    <>
      <List>
        {shown.map((row) => (
          <li key={row.id}>
            <Link to={links.show(row.id)}>
              <span className="what">
                <strong>{row.name ?? t('app.nameless')}</strong>
                <small>{[row.mitra, row.customerName].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="why">
                {row.reasons.map((reason) => (
                  <span key={reason}>{whyOf(row, reason)}</span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </List>
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
    <>
      {hasNews && <NewsPart />}
      <Section title={t('desk.followUps')}>
        <DeskPart<FollowUp> resource={followUps.definition.name} failedTitle={t('desk.followUpsFailed')} height={160}>
          {(rows) => <FollowUps rows={rows} />}
        </DeskPart>
      </Section>
    </>
  )
}
