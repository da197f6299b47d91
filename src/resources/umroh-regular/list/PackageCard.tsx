import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { useCanAccess } from 'ra-core'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { priceInRupiah } from '@/domain/values/money'
import { listedPrices } from '@/domain/status/packageStatus'
import type { PackageRow } from '@/domain/types'
import { t } from '@/i18n/translate'
import { useTold } from '@/resources/keptRounding'
import { CardChoice } from '../compare/CardChoice'
import { PackageName } from '../PackageName'
import { tripName } from '../tripName'
import { agreedText, hasTripTexts, isSent, tripTexts, type TripFacts } from './cardTexts'
import { CARD_PRICES } from './rowHeights'
import { colour, radius, space } from '@theme/tokens'
import { links } from '../resource'
import { OfferState } from '../status/StatusChip'

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  margin: '-8px 0 12px',
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& .departure': { flex: 'none', maxWidth: '100%' },
  // A long name of a customer is shortened, the day is not. On a narrow card the name stands below the day.
  '& .customer': {
    flex: '1 1 6rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})

/** When a package departs, and for whom it is (docs/product.md §22.4.2). */
function TripLine({ row }: { row: TripFacts }) {
  const { departure, customer } = tripTexts(row)
  return (
    <Line>
      {departure !== null && <span className="departure">{departure}</span>}
      {departure !== null && customer !== null && <span aria-hidden="true">·</span>}
      {customer !== null && <span className="customer">{customer}</span>}
    </Line>
  )
}

// The card is one styled element with plain elements inside, because the list draws many cards at once.
const Box = styled(Card)({
  position: 'relative',
  '& .top': { padding: `${space.gutter}px ${space.gutter}px 14px` },
  '& h2': { fontSize: '1rem', fontWeight: 700, lineHeight: 1.35 },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 6,
    marginTop: 2,
    marginBottom: 12,
    fontSize: '0.8125rem',
    color: colour.quiet,
  },
  '& .agreed': { margin: '-8px 0 8px', fontSize: '0.8125rem', fontWeight: 600, color: colour.accentDark },
  '& dl': CARD_PRICES,
  '& dt > span': { fontSize: '0.8125rem' },
  // The background shows between the buttons as thin lines.
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    borderTop: `1px solid ${colour.line}`,
    backgroundColor: colour.line,
    borderRadius: `0 0 ${radius.large}px ${radius.large}px`,
    overflow: 'hidden',
  },
  '& .actions > *': {
    flex: '1 1 5.5rem',
    gap: 4,
    minHeight: 46,
    overflowWrap: 'normal',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: colour.text,
    background: colour.surface,
  },
  '& .actions > :last-child': { color: colour.accent },
  // The whole card opens the detail; the other buttons lie above.
  '& .actions > .open': { position: 'static' },
  '& .open::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '& .open:active::after': { backgroundColor: colour.accent, opacity: 0.06 },
  '& .actions > .change': { zIndex: 1 },
  '& .actions > .Mui-focusVisible': { outlineOffset: -2, borderRadius: radius.small },
}) as typeof Card

export type PackageCardProps = {
  row: PackageRow
  /** Absent: the user may only read the package. */ onDuplicate?: (row: PackageRow) => void
  /** While packages are chosen for a comparison: whether this one is, and what a tap does. */
  isChosen?: boolean
  onChoose?: (id: string) => void
}

/** A package in the list (docs/product.md §5.2): name, trip type, jamaah, three prices and its actions. A tap anywhere opens it. */
export const PackageCard = memo(function PackageCard({
  row,
  onDuplicate,
  isChosen = false,
  onChoose,
}: PackageCardProps) {
  const titleId = useId()
  const ShownChanges = row.mitraId === undefined ? Changes : AdminChanges
  const name = row.name ?? t('app.empty')
  const prices = listedPrices(useTold(row.totals, row), row.progress)
  const agreed = agreedText(row.progress)
  return (
    <Box component="article" aria-labelledby={titleId}>
      <div className="top">
        <h2 id={titleId}>
          <PackageName name={name} lines={3} />
        </h2>
        <p className="facts">
          <span>{tripName(row.tripType)}</span>
          <span aria-hidden="true">·</span>
          <span>{t('app.people', { n: row.jamaah })}</span>
          {row.progress && isSent(row.progress) && <OfferState {...row.progress} />}
        </p>
        {hasTripTexts(row) && <TripLine row={row} />}
        {agreed !== null && <p className="agreed">{agreed}</p>}
        <PriceGrid prices={prices} format={priceInRupiah} />
      </div>
      <div className="actions">
        {onChoose ? (
          <CardChoice id={row.id} name={name} isChosen={isChosen} onChoose={onChoose} />
        ) : (
          <>
            {onDuplicate && <ShownChanges row={row} name={name} onDuplicate={onDuplicate} />}
            <ButtonBase
              className="open"
              component={Link}
              to={links.show(row.id)}
              aria-label={`${t('list.detail')} ${name}`}
            >
              {t('list.detail')}
            </ButtonBase>
          </>
        )}
      </div>
    </Box>
  )
})

type ChangesProps = { row: PackageRow; name: string; onDuplicate: (row: PackageRow) => void }

const Changes = ({ row, name, onDuplicate }: ChangesProps) => (
  <>
    <ButtonBase className="change" component={Link} to={links.edit(row.id)} aria-label={`${t('list.edit')} ${name}`}>
      <EditIcon fontSize="small" />
      {t('list.edit')}
    </ButtonBase>
    <ButtonBase className="change" onClick={() => onDuplicate(row)} aria-label={`${t('list.duplicate')} ${name}`}>
      <CopyIcon fontSize="small" />
      {t('list.duplicate')}
    </ButtonBase>
  </>
)

/** Of a package that tells its mitra, only admins who may change that mitra's packages see these buttons. */
function AdminChanges(props: ChangesProps) {
  const { canAccess } = useCanAccess({ action: 'edit', record: props.row })
  return canAccess === false ? null : <Changes {...props} />
}
