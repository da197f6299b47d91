import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { allLost, type FigureCounts } from '@/domain/status/figures'
import { bestMonth, rankedMitra, rankedReasons, rateOf, type Sales } from '@/domain/status/sales'
import { t } from '@/i18n/admin/figures'
import { Section } from '@/ui/layout/Section'
import { formatAmount } from '@/domain/values/money'
import { Bars, CHART_HEIGHT, Lines } from './charts'
import { Toggles } from './Toggles'
import { compactRupiah, ENDS, percent, reasonInWords, shortMonth } from './words'

/** The height of a card with a chart, in px, so that nothing moves when the figures come. */
export const CARD_HEIGHT = CHART_HEIGHT + 96

const MOST_MITRA = 10

type ChartCardProps = {
  title: string
  fact: string
  action?: ReactNode
  /** Absent: there is nothing to draw, and the fact says so. */
  children?: ReactNode
}

const ChartCard = ({ title, fact, action, children }: ChartCardProps) => (
  <Section title={title} action={action}>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
      {fact}
    </Typography>
    {children}
  </Section>
)

type Part = { sales: Sales }

const soldInWords = ({ value, won }: FigureCounts) =>
  value === null
    ? t('figures.sold', { n: formatAmount(won) })
    : t('figures.soldValue', { value: compactRupiah(value), n: formatAmount(won) })

/** The mitra with the most sales, by value where the API tells it, otherwise by the number of agreements. */
function MitraChart({ sales: { figures, sum } }: Part) {
  const { first, others } = rankedMitra(figures, MOST_MITRA)
  const [best] = first
  if (!best || sum.won === 0) return <ChartCard title={t('figures.byMitra')} fact={t('figures.noneWon')} />
  const fact = t('figures.bestMitra', { mitra: best.mitra, sold: soldInWords(best) })
  return (
    <ChartCard title={t('figures.byMitra')} fact={fact}>
      <Bars
        fact={fact}
        nameWidth={150}
        bars={first.map((one) => ({
          key: one.key,
          name: one.mitra,
          size: one.value ?? one.won,
          words: soldInWords(one),
        }))}
      />
      {/* A bar for all of them would make the others too short to compare. */}
      {others && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('figures.otherMitra', { n: formatAmount(others.count), sold: soldInWords(others) })}
        </Typography>
      )}
    </ChartCard>
  )
}

const partOf = (count: number, all: number) =>
  t('figures.part', { n: formatAmount(count), rate: percent(rateOf(count, all)) })

function ReasonsChart({ sales: { sum } }: Part) {
  const reasons = rankedReasons(sum)
  const [main] = reasons
  const all = allLost(sum)
  if (!main) return <ChartCard title={t('figures.reasons')} fact={t('figures.noneLost')} />
  const fact = t('figures.mainReason', {
    reason: reasonInWords(main.reason),
    n: formatAmount(main.count),
    all: formatAmount(all),
    rate: percent(rateOf(main.count, all)),
  })
  return (
    <ChartCard title={t('figures.reasons')} fact={fact}>
      <Bars
        fact={fact}
        nameWidth={110}
        bars={reasons.map(({ reason, count }) => ({
          key: reason,
          name: reasonInWords(reason),
          size: count,
          words: partOf(count, all),
          tone: 'error',
        }))}
      />
    </ChartCard>
  )
}

const DRAWN = ['packages', 'value'] as const

function MonthsChart({ sales: { months, sum } }: Part) {
  const [drawn, setDrawn] = useState<(typeof DRAWN)[number]>('packages')
  const hasValue = sum.value !== null
  const isValue = hasValue && drawn === 'value'
  const best = bestMonth(months, isValue ? 'value' : 'won')
  if (!best) return null
  const fact = t(sum.won === 0 ? 'figures.mostSent' : isValue ? 'figures.mostValue' : 'figures.bestMonth', {
    month: shortMonth(best.month),
    won: formatAmount(best.won),
    sent: formatAmount(best.sent),
    value: compactRupiah(best.value ?? 0),
  })
  const packages = [
    { name: ENDS.sent, sizes: months.map(({ sent }) => sent), tone: 'quiet' },
    { name: ENDS.read, sizes: months.map(({ read }) => read), tone: 'star' },
    { name: ENDS.won, sizes: months.map(({ won }) => won), tone: 'accent' },
  ] as const
  const value = [{ name: t('figures.value'), sizes: months.map((month) => month.value ?? 0), tone: 'accent' }] as const
  return (
    <ChartCard
      title={t('figures.byMonth')}
      fact={fact}
      action={
        hasValue && (
          // As high as the title beside it.
          <Box sx={{ my: -3 }}>
            <Toggles
              label={t('figures.drawn')}
              choices={DRAWN.map((name) => ({ name, label: t(`figures.${name}`) }))}
              pressed={[drawn]}
              onPress={setDrawn}
            />
          </Box>
        )
      }
    >
      <Lines
        fact={fact}
        months={months.map(({ month }) => month)}
        lines={isValue ? value : packages}
        format={isValue ? compactRupiah : formatAmount}
      />
    </ChartCard>
  )
}

function FunnelChart({ sales: { sum } }: Part) {
  const { sent } = sum
  if (sent === 0) return <ChartCard title={t('figures.funnel')} fact={t('figures.noneSent')} />
  const fact = t('figures.funnelText', { rate: percent(rateOf(sum.won, sent)), n: formatAmount(sent) })
  return (
    <ChartCard title={t('figures.funnel')} fact={fact}>
      <Bars
        fact={fact}
        nameWidth={80}
        bars={(['sent', 'read', 'won'] as const).map((end) => ({
          key: end,
          name: ENDS[end],
          size: sum[end],
          words: partOf(sum[end], sent),
        }))}
      />
    </ChartCard>
  )
}

export const chartColumns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
}

/** Who sells best and why offers are lost, then the months and the way from a share to an agreement (docs/product.md §21.7.8). */
export const SalesCharts = ({ sales }: Part) => (
  <Box sx={chartColumns}>
    <MitraChart sales={sales} />
    <ReasonsChart sales={sales} />
    <MonthsChart sales={sales} />
    <FunnelChart sales={sales} />
  </Box>
)
