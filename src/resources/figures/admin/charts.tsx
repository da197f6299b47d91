import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { colour } from '@theme/tokens'
import { shortMonth } from './words'

/** The height of every chart, in px. */
export const CHART_HEIGHT = 280

/** The most height that a bar and its gap take, in px. */
const BAR_HEIGHT = 56

/** The part of the width that the words at the end of the longest bar need. */
const ROOM_FOR_WORDS = 1.8

const words = { fontSize: 13, fill: colour.text }

export type Bar = { key: string; name: string; size: number; words: string; tone?: 'accent' | 'error' }
type ChartProps = {
  /** The accessible name, which tells the main fact: the table on the page has every figure. */
  fact: string
}

/** Lying bars, the first at the top, each with its figure in words at its end. */
export function Bars({ bars, fact, nameWidth }: ChartProps & { bars: readonly Bar[]; nameWidth: number }) {
  const keys = bars.map(({ key }) => key)
  const barOf = (key: string) => bars.find((bar) => bar.key === key)
  return (
    <Box role="img" aria-label={fact} sx={{ minHeight: CHART_HEIGHT }}>
      <BarChart
        layout="horizontal"
        height={Math.min(CHART_HEIGHT, bars.length * BAR_HEIGHT)}
        margin={{ top: 0, bottom: 0, left: 0, right: 0 }}
        hideLegend
        disableKeyboardNavigation
        yAxis={[
          {
            scaleType: 'band',
            data: keys,
            width: nameWidth,
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.35,
            tickLabelStyle: words,
            valueFormatter: (key: string) => barOf(key)?.name ?? '',
            colorMap: {
              type: 'ordinal',
              values: keys,
              colors: bars.map(({ tone = 'accent' }) => colour[tone]),
            },
          },
        ]}
        xAxis={[{ position: 'none', min: 0, max: Math.max(1, ...bars.map(({ size }) => size)) * ROOM_FOR_WORDS }]}
        series={[
          {
            data: bars.map(({ size }) => size),
            minBarSize: 2,
            valueFormatter: (_, { dataIndex }) => bars[dataIndex]?.words ?? '',
            barLabel: ({ dataIndex }) => bars[dataIndex]?.words,
            barLabelPlacement: 'outside',
          },
        ]}
        slotProps={{ barLabel: { style: words } }}
      />
    </Box>
  )
}

export type Line = { name: string; sizes: readonly number[]; tone: 'accent' | 'star' | 'quiet' }
const SHAPES = { accent: 'circle', star: 'diamond', quiet: 'square' } as const

/** Lines over months. Each has a mark of its own shape, so that nobody needs its colour. */
export function Lines({
  months,
  lines,
  fact,
  format,
}: ChartProps & { months: readonly string[]; lines: readonly Line[]; format: (size: number) => string }) {
  return (
    <Box role="img" aria-label={fact}>
      <LineChart
        height={CHART_HEIGHT}
        // Room for the words of the first and the last month.
        margin={{ top: 8, bottom: 0, left: 16, right: 40 }}
        disableKeyboardNavigation
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: months,
            height: 44,
            tickLabelStyle: words,
            valueFormatter: (month: string, { location }) =>
              location === 'tick' ? shortMonth(month).replace(' ', '\n') : shortMonth(month),
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 'auto',
            disableLine: true,
            disableTicks: true,
            tickMinStep: 1,
            tickNumber: 5,
            tickLabelStyle: words,
            valueFormatter: (size: number) => format(size),
          },
        ]}
        series={lines.map(({ name, sizes, tone }) => ({
          label: name,
          data: [...sizes],
          color: colour[tone],
          shape: SHAPES[tone],
          showMark: true,
          curve: 'linear',
          valueFormatter: (size: number | null) => format(size ?? 0),
        }))}
        slotProps={{ legend: { sx: { color: colour.text } } }}
      />
    </Box>
  )
}
