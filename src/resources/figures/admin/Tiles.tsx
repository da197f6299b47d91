import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import TrendingDownIcon from '@mui/icons-material/TrendingDownRounded'
import TrendingUpIcon from '@mui/icons-material/TrendingUpRounded'
import { useId } from 'react'
import { growthOf, rateOf, type Sales } from '@/domain/status/sales'
import { t } from '@/i18n/admin/figures'
import { formatAmount } from '@/domain/values/money'
import { compactRupiah, ENDS, hundredths, percent, periodInWords } from './words'

/** The height of a tile, in px, so that nothing moves when the figures come. */
export const TILE_HEIGHT = 128

type Change = {
  /** A part of 1; null where the period before has nothing to compare with. */
  by: number | null
  isRate?: boolean
}

type Before = { before: string | null }

/** The change to the period before in words: percent for an amount, points for a rate. */
function changeInWords({ by, isRate }: Change, period: string | null): string {
  if (period === null) return t('figures.unknownBefore')
  if (by === null) return t('figures.nothingBefore', { period })
  const size = hundredths(Math.abs(by))
  if (size === '0') return t('figures.same', { period })
  const words = isRate ? t('figures.points', { n: size }) : percent(Math.abs(by))
  return t(by > 0 ? 'figures.up' : 'figures.down', { by: words, period })
}

type TileProps = { title: string; figure: string; detail: string; change: Change } & Before

function Tile({ title, figure, detail, change, before }: TileProps) {
  const id = useId()
  const by = before === null ? 0 : (change.by ?? 0)
  const Arrow = by > 0 ? TrendingUpIcon : TrendingDownIcon
  return (
    <Card
      role="group"
      aria-labelledby={id}
      sx={{ p: 4, minHeight: TILE_HEIGHT, display: 'grid', alignContent: 'start' }}
    >
      <Typography id={id} variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {title}
      </Typography>
      <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.25 }}>
        {figure}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {detail}
      </Typography>
      <Typography
        variant="body2"
        color={by === 0 ? 'textSecondary' : by > 0 ? 'primary' : 'error'}
        sx={{ display: 'flex', gap: 1, fontSize: '0.8125rem' }}
      >
        {by !== 0 && <Arrow fontSize="small" aria-hidden />}
        <span>{changeInWords(change, before)}</span>
      </Typography>
    </Card>
  )
}

const pointsBetween = (now: number | null, before: number | null) =>
  now === null || before === null ? null : now - before

export const tileColumns = { display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }

/** What was sent, read and agreed to, and its value, each with the change to the period before (docs/product.md §21.7.7). */
export function Tiles({ sales: { period, sum, before } }: { sales: Sales }) {
  const { sent, read, won, value, unvalued } = sum
  const earlier = before?.sum
  // The year is told where it is another one.
  const past = before && periodInWords(before.period).replace(` ${period.to.slice(0, 4)}`, '')
  const rate = (title: string, part: number, pastPart: number | undefined) => ({
    title,
    figure: percent(rateOf(part, sent)),
    detail: t('figures.ofSent', { n: formatAmount(part), all: formatAmount(sent) }),
    change: { by: pointsBetween(rateOf(part, sent), rateOf(pastPart ?? 0, earlier?.sent ?? 0)), isRate: true },
  })
  const tiles = [
    {
      title: ENDS.sent,
      figure: formatAmount(sent),
      detail: t('figures.everyMonth', { period: periodInWords(period) }),
      change: { by: growthOf(sent, earlier?.sent ?? null) },
    },
    rate(ENDS.read, read, earlier?.read),
    rate(ENDS.won, won, earlier?.won),
    value !== null && {
      title: t('figures.value'),
      figure: compactRupiah(value),
      detail: t(unvalued > 0 ? 'figures.unvalued' : 'figures.ofWon', {
        n: formatAmount(won),
        left: formatAmount(unvalued),
      }),
      change: { by: growthOf(value, earlier?.value ?? null) },
    },
  ]
  return <Box sx={tileColumns}>{tiles.map((tile) => tile && <Tile key={tile.title} {...tile} before={past} />)}</Box>
}
