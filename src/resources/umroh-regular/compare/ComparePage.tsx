import Alert from '@mui/material/Alert'
import { useLocation, Link } from 'react-router'
import { useMemo, useState } from 'react'
import styled from '@emotion/styled'
import { useGetOne } from 'ra-core'
import { COMPARED, readComparedIds, letterOf, type Packages } from '@/domain/offer/options'
import { t } from '@/i18n/package/compare'
import { Caution } from '@/ui/feedback/Caution'
import { Notice } from '@/ui/feedback/Notice'
import { QueryAge } from '@/ui/feedback/QueryAge'
import { ButtonLink, Button } from '@/ui/elements/Button'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { ScreenFooter } from '@/ui/layout/Screen'
import { loadFailure } from '@/ui/feedback/loadFailure'

import { AS_DETAIL, recordKey } from '@/data-provider/types'
import { isNotFound } from '@/domain/requestPolicy'
import type { PackageDetail } from '@/domain/types'
import { comparedOffer, comparisonOf } from '@/domain/offer/comparison'
import { CheckField } from '@/ui/form/CheckField'
import { Section } from '@/ui/layout/Section'
import { useRoundings } from '@/resources/keptRounding'
import { links } from '../resource'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { ShareSheet } from '../offer/sheets'
import { CompareFrame, LoadingComparison } from './CompareFrame'
import { ComparedTable } from './ComparedTable'
import { comparedRows } from './comparedRows'
import { useResource } from '@/ui/hooks/useResource'

/** A package in the table, with the letter of its place: it keeps the letter when another package cannot be read. */
type Lettered = { letter: string; detail: PackageDetail }

const Names = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    gap: 10,
    minHeight: 44,
    padding: '10px 0',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& span': { textDecoration: 'underline' },
  '& b': { flex: 'none', fontWeight: 800, minWidth: '1em' },
})

/** The compared packages: their whole names, and the table of their facts. */
function ComparedPackages({ packages }: { packages: readonly Lettered[] }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const roundingOf = useRoundings()
  const rows = useMemo(
    () => comparedRows(comparisonOf(packages.map(({ detail }) => comparedOffer(detail, roundingOf(detail))))),
    [packages, roundingOf],
  )
  const columns = packages.map(({ letter, detail }) => ({
    letter,
    id: detail.id,
    name: detail.name ?? t('app.nameless'),
  }))
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <Section title={t('compare.packages')}>
        <Names>
          {columns.map(({ letter, id, name }) => (
            <li key={id}>
              <Link to={links.show(id)}>
                <b>{letter}</b> <span>{name}</span>
              </Link>
            </li>
          ))}
        </Names>
        <CheckField label={t('compare.onlyDifferent')} checked={onlyDifferent} onChange={setOnlyDifferent} />
      </Section>
      {shown.length === 0 && <p role="status">{t('compare.allSame')}</p>}
      <ComparedTable columns={columns} rows={shown} />
    </>
  )
}

/** A package: there, still loading, deleted, or unreadable. `error` is null without a network. */
type ComparedPackage = { id: string } & (
  | { is: 'there'; detail: PackageDetail }
  | { is: 'loading'; isRetrying: boolean }
  | { is: 'missing' }
  | { is: 'failed'; error: Error | null; retry: () => unknown }
)

/** Reads a package as its detail does, so that both share one answer, also the one that the phone keeps. */
function useComparedPackage(id: string | undefined): ComparedPackage | null {
  const { data, error, isPending, isPaused, failureCount, refetch } = useGetOne<PackageDetail>(
    useResource(),
    { id: id ?? '', meta: AS_DETAIL },
    { enabled: id !== undefined },
  )
  if (id === undefined) return null
  if (isNotFound(error)) return { id, is: 'missing' }
  if (data) return { id, is: 'there', detail: data }
  if (isPending && !isPaused) return { id, is: 'loading', isRetrying: failureCount > 0 }
  return { id, is: 'failed', error: isPaused ? null : error, retry: refetch }
}

const Box = styled(Alert)({
  '& p': { fontWeight: 450 },
  '& button': { color: 'inherit', marginLeft: -16 },
})

/** Says why a package is not in the table. */
function Unread({ compared, letter }: { compared: ComparedPackage; letter: string }) {
  if (compared.is === 'there' || (compared.is === 'loading' && !compared.isRetrying)) return null
  if (compared.is === 'loading')
    return (
      <p className="quiet" role="progressbar" aria-label={t('compare.loading', { letter })}>
        {t('compare.loading', { letter })}
      </p>
    )
  if (compared.is === 'missing') return <Box severity="error">{t('compare.missing', { letter })}</Box>
  const { text, onRetry } = loadFailure(compared.error, compared.retry)
  return (
    <Box severity="error">
      {t('compare.failed', { letter })}
      <p>{compared.error === null ? t('compare.notKept') : text}</p>
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </Box>
  )
}

/** 'Bagikan sebagai pilihan' and its sheet (docs/product.md §26.2). */
function ShareOptions({ details }: { details: Packages }) {
  const { subject, isAsked, open, close } = useLazySheet<true>(ShareSheet)
  return (
    <ScreenFooter>
      <Button variant="contained" size="large" onClick={() => open(true)}>
        {t('compare.share')}
      </Button>
      {isAsked && <ShareSheet details={details} open={subject !== null} onClose={close} />}
    </ScreenFooter>
  )
}

const ToList = () => (
  <ButtonLink to={links.list} variant="contained">
    {t('compare.toList')}
  </ButtonLink>
)

/** 'Bandingkan paket' (docs/product.md §26.1). Default export: loaded with its route. */
export default function ComparePage() {
  const resource = useResource()
  const { ids, trouble } = readComparedIds(useLocation().search)
  const read = [useComparedPackage(ids[0]), useComparedPackage(ids[1]), useComparedPackage(ids[2])]
  const packages = read.filter((one) => one !== null)
  const there = packages.flatMap((one, place) =>
    one.is === 'there' ? [{ letter: letterOf(place), detail: one.detail }] : [],
  )
  // A package that is asked for again keeps nobody from seeing the others.
  const isLoading = packages.some((one) => one.is === 'loading' && !one.isRetrying)
  const isHopeless = packages.filter(({ is }) => is !== 'missing').length < COMPARED.least
  if (trouble === 'few')
    return (
      <CompareFrame>
        <Notice icon={<CopyIcon />} title={t('compare.fewTitle')} text={t('compare.fewText')} action={<ToList />} />
      </CompareFrame>
    )
  // The letters of the offer are those of the comparison.
  const [first, ...others] = there.length === packages.length ? there.map(({ detail }) => detail) : []
  return (
    <CompareFrame footer={first && <ShareOptions details={[first, ...others]} />}>
      {trouble === 'many' && <Caution role="note" title={t('compare.many')} text={t('compare.manyText')} />}
      {trouble === 'doubled' && <Caution role="note" title={t('compare.doubled')} />}
      {packages.map((one, place) => (
        <Unread key={one.id} compared={one} letter={letterOf(place)} />
      ))}
      {isHopeless && <ToList />}
      {isLoading && <LoadingComparison />}
      {!isLoading && there.length >= COMPARED.least && <ComparedPackages packages={there} />}
      <QueryAge queryKey={recordKey(resource)} />
    </CompareFrame>
  )
}
