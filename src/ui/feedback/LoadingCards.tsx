import styled from '@emotion/styled'
import { t } from '../../i18n/translate'
import { colour, radius, shadow, space } from '../../../theme/tokens'
import { Skeleton } from './Skeleton'
import { Ring } from './Spinner'

const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  '& .ghost': {
    display: 'grid',
    alignContent: 'start',
    gap: 10,
    padding: space.gutter,
    borderRadius: radius.large,
    backgroundColor: colour.surface,
    boxShadow: shadow.card,
  },
  '& > .ring': { position: 'absolute', top: 52, left: 'calc(50% - 20px)' },
})

export type LoadingCardsProps = {
  /** Of each card, as px or as a length of CSS. */ heights: readonly (number | string)[]
}

/** A spinner over the outlines of the coming cards. */
export function LoadingCards({ heights }: LoadingCardsProps) {
  return (
    <Place role="progressbar" aria-label={t('app.loading')}>
      {heights.map((height, index) => (
        <div key={index} className="ghost" style={{ height }}>
          <Skeleton width="60%" height={16} />
          <Skeleton width="35%" height={12} />
        </div>
      ))}
      <Ring className="ring" />
    </Place>
  )
}
