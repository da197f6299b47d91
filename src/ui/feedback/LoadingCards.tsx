import styled from '@emotion/styled'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import { t } from '../../i18n/translate'
import { space } from '../../../theme/tokens'

const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  '& > .MuiCard-root': { display: 'grid', alignContent: 'start', gap: 10, padding: space.gutter },
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
        <Card key={index} style={{ height }}>
          <Skeleton width="60%" height={16} />
          <Skeleton width="35%" height={12} />
        </Card>
      ))}
      <CircularProgress className="ring" role="presentation" aria-hidden="true" />
    </Place>
  )
}
