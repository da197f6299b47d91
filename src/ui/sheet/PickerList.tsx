import styled from '@emotion/styled'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import type { LoadFailure } from '../feedback/loadFailure'
import { Button } from '../elements/Button'
import { Notice } from '../feedback/Notice'
import { RepeatingLine } from '../feedback/Repeating'
import Skeleton from '@mui/material/Skeleton'
import { space } from '@theme/tokens'
import { PickerBox } from './PickerBox'
import { PickerOptions, type PickerOptionsProps } from './PickerOptions'

const SKELETON_ROWS = 4

// No higher than the rows that will come, so that nothing moves with the line: it stands below the outlines, or over their end.
const Loading = styled('div')({
  maxHeight: '60vh',
  '@supports (height: 1dvh)': { maxHeight: '60dvh' },
  overflow: 'hidden',
  '& > [role=status]': { position: 'sticky', bottom: 0, margin: `0 ${space.gutter}px` },
})

export type PickerListProps<T extends { id: Id }> = PickerOptionsProps<T> & {
  isLoading: boolean
  isRepeating: boolean
  isFailed: boolean
  failure: LoadFailure | null
  /** Releases the filters; absent while none is pressed. */
  onClearFilters?: (() => void) | undefined
}

/** A picker's rows, their skeleton while they load, or a sentence that says why there are none. */
export function PickerList<T extends { id: Id }>(props: PickerListProps<T>) {
  const { options, isLoading, isRepeating, isFailed, failure } = props
  if (isLoading)
    return (
      <Loading>
        <LoadingRows height={props.rowHeight} />
        {isRepeating && <RepeatingLine />}
      </Loading>
    )
  // A list that cannot be read offers nothing, and is not called empty (docs/product.md §11.1.17).
  if (isFailed && failure) return <Notice compact alert title={t('picker.failed')} {...failure} />
  if (options.length === 0) return <NoMatch onClearFilters={props.onClearFilters} />
  return <PickerOptions {...props} />
}

function NoMatch({ onClearFilters }: Pick<PickerListProps<{ id: Id }>, 'onClearFilters'>) {
  if (!onClearFilters) return <Notice compact title={t('picker.empty')} />
  const clear = (
    <Button variant="outlined" onClick={onClearFilters}>
      {t('picker.clearFilters')}
    </Button>
  )
  return <Notice compact title={t('picker.empty')} text={t('picker.noMatch')} action={clear} />
}

function LoadingRows({ height }: { height: number }) {
  return (
    <PickerBox role="progressbar" aria-label={t('app.loading')}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div className="option" key={row} data-testid="picker-skeleton" style={{ height }}>
          <div>
            <Skeleton width="55%" height={16} />
            <Skeleton width="35%" height={12} />
          </div>
        </div>
      ))}
    </PickerBox>
  )
}
