import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { formatRupiah } from '../../../../domain/values/money'
import { priceOfForm } from '../../../../domain/package/price/packagePrice'
import type { PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/package/wizard'
import { ChevronDownIcon } from '../../../../ui/elements/icons'
import { colour, TOUCH } from '../../../../../theme/tokens'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { useLazySheet } from '../../useLazySheet'
import { PriceSheet } from './lazyPriceSheet'
import { priceAge } from './priceAge'
import { usePriceState } from './usePriceState'

const look = {
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& strong': {
    fontSize: 'min(1rem, 6.6vw)',
    fontWeight: 800,
    color: colour.accentDark,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
} as const

const PULL = 6
/** As high as the bar that opens, so that the footer does not move while the price is being read. */
const Bar = styled('p')({ ...look, alignItems: 'center', minHeight: TOUCH - 2 * PULL })

const OpeningBar = styled(ButtonBase)({
  ...look,
  // The footer gives its buttons a share of a line.
  '&&': { flex: '1 0 100%' },
  alignItems: 'center',
  // A whole touch target in the height of the line.
  minHeight: TOUCH,
  marginBlock: -PULL,
  fontFamily: 'inherit',
  textAlign: 'left',
  '& strong': { ...look['& strong'], display: 'inline-flex', alignItems: 'center', gap: 4 },
})

/**
 * The package's price so far, in a quad room: customers ask for this figure at every choice. A tap opens all room types with
 * their lines, but not while a customer is looking.
 */
export function PriceBar({ atReview }: { atReview: boolean }) {
  const form = useWatch<PackageForm>() as PackageForm
  const price = usePriceState(form)
  const { kind } = price
  const { isOn: isForCustomer } = useCustomerMode()
  const { subject, isAsked, open, close } = useLazySheet<true>(PriceSheet)
  const label = t(atReview ? 'price.atReview' : 'price.soFar')
  const known = kind === 'known' ? priceAge(form, price) : null
  const age = known && <small>{known}</small>
  if (kind !== 'known' || isForCustomer)
    return (
      <Bar>
        <span>{label}</span>
        <strong>{kind === 'known' ? formatRupiah(priceOfForm(form).quad.total) : t(`price.${kind}`)}</strong>
        {age}
      </Bar>
    )
  return (
    <>
      <OpeningBar aria-haspopup="dialog" onClick={() => open(true)}>
        <span>{label}</span>
        <strong>
          <span>{formatRupiah(priceOfForm(form).quad.total)}</span>
          <ChevronDownIcon size={18} />
        </strong>
        {age}
      </OpeningBar>
      {isAsked && (
        <Suspense>
          <PriceSheet open={subject !== null} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
