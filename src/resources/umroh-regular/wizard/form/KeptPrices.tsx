import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import type { PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/package/wizard'
import { Caution } from '../../../../ui/feedback/Caution'
import { usePriceState, type PriceState } from './usePriceState'

// The empty region stands outside the grid of its neighbours, so that it adds no gap.
const Region = styled('div')({ '&:empty': { position: 'absolute' } })

/**
 * Says that a shown total is not today's, because a list cannot be read (docs/product.md §7.2.4). The live region is there
 * before its text, and is a status only while it says something.
 */
export function KeptPrices({ kind, failure }: PriceState) {
  const said = kind === 'known' ? failure : undefined
  return (
    <Region aria-live="polite" role={said ? 'status' : undefined}>
      {said && (
        <Caution
          role="note"
          title={t('price.unread')}
          text={`${t('price.unreadText')} ${said.text}`}
          onRetry={said.onRetry}
        />
      )}
    </Region>
  )
}

/** The same, of the wizard's form. */
export const WizardKeptPrices = () => <KeptPrices {...usePriceState(useWatch<PackageForm>() as PackageForm)} />
