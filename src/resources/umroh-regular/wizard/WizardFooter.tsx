import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { colour, TOUCH } from '@theme/tokens'
import { Button } from '@/ui/elements/Button'
import { ScreenFooter } from '@/ui/layout/Screen'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { FIRST_STEP, LAST_STEP } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/package/wizard'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import { priceInRupiah } from '@/domain/values/money'
import type { PackageForm } from '@/domain/types'
import ChevronDownIcon from '@mui/icons-material/ExpandMoreRounded'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { useTold } from '@/resources/keptRounding'
import { useCustomerMode } from '../customer/useCustomerMode'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { SaveControls } from './save/SaveControls'
import type { WizardFailure } from './save/failures'
import type { Busy } from './save/useSaving'
import { datesProblem, usePriceState, priceAge } from './form/priceState'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { PriceGrid } from '@/ui/elements/PriceGrid'

const Place = styled('div')({
  flex: '1 0 100%',
  containerType: 'inline-size',
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& > p': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
  '& dd': { color: colour.accentDark },
  // With large letters the words are hidden, so that prices and footer stay in sight.
  '@container (max-width: 14em)': { '& > p > span': { ...visuallyHidden } },
})

/** The price of every room type above 'Simpan' (docs/product.md §6.1.6), as high as it is while a price is being read. */
function ReviewPrices() {
  const id = useId()
  const form = useWatch<PackageForm>() as PackageForm
  const price = usePriceState(form)
  const totals = useTold(totalsPerRoom(form))
  const isKnown = price.kind === 'known'
  const age = isKnown ? priceAge(form, price) : datesProblem(form)
  return (
    <Place role="group" aria-labelledby={id}>
      <p>
        <span id={id}>{t('price.perJamaah')}</span>
        {price.kind !== 'known' && <strong>{t(`price.${price.kind}`)}</strong>}
        {age && <small>{age}</small>}
      </p>
      <PriceGrid prices={totals} format={(total) => priceInRupiah(isKnown ? total : null)} />
    </Place>
  )
}

/** The sheet has its own chunk: a mitra loads it with the first tap on the price bar. */
const PriceSheet = lazyScreen(async () => (await import('./form/PriceSheet')).PriceSheet)

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
/** The bar without a price is as high as the bar that opens, so that the footer does not move. */
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
function PriceBar() {
  const form = useWatch<PackageForm>() as PackageForm
  const price = usePriceState(form)
  const { kind } = price
  const { isOn: isForCustomer } = useCustomerMode()
  const { quad } = useTold(totalsPerRoom(form))
  const { subject, isAsked, open, close } = useLazySheet<true>(PriceSheet)
  const label = t('price.soFar')
  const said = kind === 'known' ? priceAge(form, price) : datesProblem(form)
  const age = said && <small>{said}</small>
  if (kind !== 'known' || isForCustomer) {
    return (
      <Bar>
        <span>{label}</span>
        <strong>{kind === 'known' ? priceInRupiah(quad) : t(`price.${kind}`)}</strong>
        {age}
      </Bar>
    )
  }
  return (
    <>
      <OpeningBar aria-haspopup="dialog" onClick={() => open(true)}>
        <span>{label}</span>
        <strong>
          <span>{priceInRupiah(quad)}</span>
          <ChevronDownIcon fontSize="small" />
        </strong>
        {age}
      </OpeningBar>
      {isAsked && <PriceSheet open={subject !== null} onClose={close} />}
    </>
  )
}

export type WizardFooterProps = {
  step: number
  busy: Busy
  failure: WizardFailure | null
  onPrevious: () => void
  /** Goes back to the review that this step was opened from; null for any other step. */
  onReview: (() => void) | null
  onAnyway: () => void
}

export function WizardFooter({ step, busy, failure, onPrevious, onReview, onAnyway }: WizardFooterProps) {
  const isLast = step === LAST_STEP
  // The desktop shows the price beside every step.
  const isPhone = useLayoutKind() === 'mobile'
  return (
    <ScreenFooter>
      <SaveControls
        busy={busy}
        failure={failure}
        onAnyway={isLast ? onAnyway : null}
        label={t(isLast ? 'wizard.save' : 'wizard.next')}
      >
        {isPhone && step > FIRST_STEP && (isLast ? <ReviewPrices /> : <PriceBar />)}
        {onReview && (
          <Button
            style={isPhone ? { flexBasis: '100%' } : undefined}
            variant="outlined"
            size="large"
            onClick={onReview}
          >
            {t('wizard.toReview')}
          </Button>
        )}
        {step > FIRST_STEP && (
          <Button variant="outlined" size="large" onClick={onPrevious} disabled={busy !== null}>
            {t('wizard.previous')}
          </Button>
        )}
      </SaveControls>
    </ScreenFooter>
  )
}
