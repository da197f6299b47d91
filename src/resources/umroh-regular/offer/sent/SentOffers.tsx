import styled from '@emotion/styled'
import { useInfiniteGetList } from 'ra-core'
import { useMemo } from 'react'
import { mayHaveChanged, optionOf, type SentOffer, type SentOption } from '@/domain/offer/sentOffer'
import type { Status } from '@/domain/status/packageStatus'
import type { PackageDetail } from '@/domain/types'
import { formatMoment, formatDate, formatTime } from '@/domain/values/dates'
import { distinctRows } from '@/domain/values/paging'
import { Button } from '@/ui/elements/Button'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/sentOffers'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Section } from '@/ui/layout/Section'
import { colour, TOUCH } from '@theme/tokens'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { StateChip } from '../../status/StatusChip'
import { SentOfferActions, SentOfferMenu, titleOf, type SentOfferActionsProps } from './SentOfferActions'
import type { Packages } from '@/domain/offer/options'
import { customerFields } from '@/domain/offer/customer'
import { useKept } from '@/ui/hooks/useKept'

/** The sheet of 'Bagikan'. A module that offer/sheets.ts loads cannot import it from offer/sheets.ts. */
const ShareSheet = lazyScreen(async () => (await import('../shareSheets')).ShareSheet)

type SendAgainProps = {
  detail: PackageDetail
  /** The offer that nobody has opened; null while the sheet is closed. */
  offer: SentOffer | null
  onClose: () => void
}

/** 'Bagikan penawaran' with the customer and the room types of an earlier link (docs/product.md §21.2.11). */
function SendAgain({ detail, offer, onClose }: SendAgainProps) {
  const details = useMemo((): Packages => [detail], [detail])
  const shown = useKept(offer)
  if (!shown) return null
  const { id, rooms } = shown
  const start = { rooms, ...customerFields(shown) }
  return <ShareSheet key={id} details={details} start={start} open={offer !== null} onClose={onClose} />
}

/** The sheet has its own chunk, and shares the comparison with the wizard. */
const ChangesSheet = lazyScreen(async () => (await import('../changes/ChangesSheet')).ChangesSheet)

const List = styled('ul')({
  display: 'grid',
  '& > li': { display: 'grid', gap: 4, padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
  '& .line': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' },
  '& .line > strong': { flex: '1 1 8em' },
  // The menu's touch target makes the line no higher.
  '& .corner': { display: 'flex', alignItems: 'center', margin: '-10px -12px -10px 0', minHeight: TOUCH },
})

const PAGE = 20

const timeOf = (moment: string | null) => (moment === null ? '-' : formatTime(moment))

/** The options of an offer, and which of them this package is. A customer takes exactly one. */
function Options({ options, own }: { options: readonly SentOption[]; own: SentOption }) {
  const names = options.map((option) => t('sentOffers.option', option)).join(', ')
  return <p className="quiet">{t('sentOffers.options', { names, letter: own.letter })}</p>
}

/** An open link has been read once somebody has seen it. */
const shownState = ({ state, seenAt }: SentOffer) => (state === 'open' && seenAt ? 'seen' : state)

/** An offer's state has the chip of this status of packages. */
const LOOKS: Readonly<Partial<Record<ReturnType<typeof shownState>, Status>>> = {
  open: 'terkirim',
  seen: 'dilihat',
  accepted: 'setuju',
  revoked: 'batal',
}

function Row(props: SentOfferActionsProps) {
  const { version, createdAt, validUntil, seenAt, answer, comparable, options, prices } = props.offer
  const own = optionOf(props.offer, props.packageId)
  const chosen = options.find(({ letter }) => letter === answer?.option)
  // The prices are those of this package, and the customer may have taken another one.
  const told = answer && chosen === own ? (prices?.[answer.room] ?? null) : null
  const state = shownState(props.offer)
  return (
    <li>
      <div className="line">
        <strong>{titleOf(props.offer)}</strong>
        <span className="corner">
          <StateChip data-status={LOOKS[state]}>{t(`sentOffers.state.${state}`)}</StateChip>
          <SentOfferMenu offer={props.offer} />
        </span>
      </div>
      <p className="quiet">{t('sentOffers.dates', { made: formatMoment(createdAt), until: formatDate(validUntil) })}</p>
      {own && <Options options={options} own={own} />}
      {seenAt && <p className="quiet">{t('sentOffers.seenAt', { time: timeOf(seenAt) })}</p>}
      {answer && (
        <p>
          {t(answer.by === 'mitra' ? 'sentOffers.byMitra' : 'sentOffers.byCustomer', {
            name: answer.name,
            room: t(`room.${answer.room}`),
            price: told === null ? '' : ` ${formatRupiah(told)}`,
            n: answer.jamaah,
            time: timeOf(answer.at),
          })}
        </p>
      )}
      {chosen && (
        <p>
          {t(chosen === own ? 'sentOffers.chosenThis' : 'sentOffers.chosenOther', {
            option: t('sentOffers.option', chosen),
          })}
        </p>
      )}
      {comparable === false && <p className="quiet">{t('sentOffers.notKept', { version })}</p>}
      <SentOfferActions {...props} />
    </li>
  )
}

/** 'Penawaran terkirim': the links of a package and what became of them (docs/product.md §21.5.2). Nothing without one. */
export function SentOffers({ detail }: { detail: PackageDetail }) {
  const { subject: compared, isAsked, open: compare, close } = useLazySheet<SentOffer>(ChangesSheet)
  const again = useLazySheet<SentOffer>(ShareSheet)
  const {
    data: pages,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = useInfiniteGetList<SentOffer>(
    'offers',
    { filter: { packageId: detail.id }, pagination: { page: 1, perPage: PAGE } },
    { onError: () => undefined },
  )
  const data = pages && distinctRows(pages.pages).rows
  if (!data && error)
    return (
      <Section title={t('sentOffers.title')}>
        <Notice compact alert title={t('sentOffers.failed')} {...loadFailure(error, () => void refetch())} />
      </Section>
    )
  if (!data || data.length === 0) return null
  const newestVersion = Math.max(...data.map(({ version }) => version))
  return (
    <Section title={t('sentOffers.title')}>
      <List>
        {data.map((offer) => (
          <Row
            key={offer.id}
            offer={offer}
            packageId={detail.id}
            onCompare={offer.comparable && mayHaveChanged(offer, newestVersion, detail.pricedAt) ? compare : undefined}
            onSendAgain={again.open}
          />
        ))}
      </List>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('sentOffers.older')}
        </Button>
      )}
      {isAsked && <ChangesSheet detail={detail} offers={data} offer={compared} onClose={close} />}
      {again.isAsked && <SendAgain detail={detail} offer={again.subject} onClose={again.close} />}
    </Section>
  )
}
