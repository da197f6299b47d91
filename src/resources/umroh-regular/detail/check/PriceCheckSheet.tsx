import styled from '@emotion/styled'
import { useEffect } from 'react'
import type { PackageDetail } from '@/domain/types'
import { formatTime } from '@/domain/values/dates'
import { isForbidden } from '@/domain/requestPolicy'
import { t } from '@/i18n/package/priceCheck'
import { say } from '@/i18n/translate'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import CheckIcon from '@mui/icons-material/CheckRounded'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { space } from '@theme/tokens'
import { CheckedPrices } from './CheckedPrices'
import { usePriceCheck } from './usePriceCheck'

const Scrolled = styled('div')({ padding: `0 ${space.gutter}px`, overflowY: 'auto' })

export type PriceCheckSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** 'Harga hari ini': the prices that moved since the package was saved (docs/product.md §22.2). */
export const PriceCheckSheet = ({ detail, open, onClose }: PriceCheckSheetProps) => (
  <BottomSheet open={open} onClose={onClose} title={t('check.title')}>
    <Scrolled>
      <Check detail={detail} />
    </Scrolled>
  </BottomSheet>
)

function Check({ detail }: { detail: PackageDetail }) {
  const { state, start } = usePriceCheck(detail.id)
  useEffect(start, [start])
  return (
    <>
      {/* The live region stands there before the result comes, so that a screen reader says the result. */}
      <div role="status">
        {state.at === 'checked' && !state.check.hasMoved && (
          <Notice
            compact
            icon={<CheckIcon />}
            title={t('check.same')}
            text={t('check.time', { time: formatTime(state.time) })}
          />
        )}
        {state.at === 'checked' && state.check.hasMoved && <CheckedPrices detail={detail} {...state} />}
      </div>
      {state.at === 'reading' && <Spinner message={t('check.reading')} />}
      {state.at === 'failed' && (
        <Notice
          compact
          alert
          title={t('check.failed')}
          text={say(state.error?.message ?? 'error.network')}
          {...(isForbidden(state.error) ? {} : { onRetry: start })}
        />
      )}
    </>
  )
}
