import styled from '@emotion/styled'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import { t } from '@/i18n/translate'
import { space } from '@theme/tokens'

/** px: title, quiet line and edges of a card, and the least height of a row of facts. */
const HEAD = 84
const ROW = 28
/** The rows of a card whose height only CSS knows. */
const USUAL_ROWS = 4

const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  '& > .MuiCard-root': { display: 'flex', flexDirection: 'column', gap: 10, padding: space.gutter },
  '& .rows': { flex: 1, display: 'grid', alignContent: 'space-evenly' },
  '& .rows > div': { display: 'flex', justifyContent: 'space-between' },
  '& > .ring': { position: 'absolute', top: 52, left: 'calc(50% - 20px)' },
})

export type LoadingCardsProps = {
  /** Of each card, as px or as a length of CSS. */ heights: readonly (number | string)[]
}

const rowsIn = (height: number | string) =>
  typeof height === 'number' ? Math.max(0, Math.floor((height - HEAD) / ROW)) : USUAL_ROWS

/** A spinner over the outlines of the coming cards: a title, a quiet line, and rows of facts. */
export function LoadingCards({ heights }: LoadingCardsProps) {
  return (
    <Place role="progressbar" aria-label={t('app.loading')}>
      {heights.map((height, index) => (
        <Card key={index} style={{ height }}>
          <Skeleton width="60%" height={16} />
          <Skeleton width="35%" height={12} />
          <div className="rows">
            {Array.from({ length: rowsIn(height) }, (_, row) => (
              <div key={row}>
                <Skeleton width="26%" height={12} />
                <Skeleton width="36%" height={12} />
              </div>
            ))}
          </div>
        </Card>
      ))}
      <CircularProgress className="ring" role="presentation" aria-hidden="true" />
    </Place>
  )
}
