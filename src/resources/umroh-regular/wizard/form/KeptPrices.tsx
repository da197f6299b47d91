import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import type { PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/wizard'
import { Caution } from '../../../../ui/feedback/Caution'
import { usePriceState, type PriceState } from './usePriceState'

// The empty region stands outside the grid of its neighbours, so that it adds no gap.
const Region = styled('div')({ '&:empty': { position: 'absolute' } })

/**
 * Says that a shown total is not today's, because a list cannot be read (docs/product.md §7.2.4). The live region is there
 * before its text.
 */
export const KeptPrices = ({ kind, failure }: PriceState) => (
  <Region role="status">
    {kind === 'known' && failure && (
      <Caution
        role="note"
        title={t('price.unread')}
        text={`${t('price.unreadText')} ${failure.text}`}
        onRetry={failure.onRetry}
      />
    )}
  </Region>
)

/** The same, of the wizard's form. */
export const WizardKeptPrices = () => <KeptPrices {...usePriceState(useWatch<PackageForm>() as PackageForm)} />
