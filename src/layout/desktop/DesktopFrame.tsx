import { t } from '@/i18n/translate'
import { APP_BAR_HEIGHT, colour, shadow, SIDEBAR_WIDTH, type } from '@theme/tokens'
import Skeleton from '@mui/material/Skeleton'
import { Spinner } from '@/ui/feedback/Spinner'
import { BuildingMark } from '@/ui/elements/BuildingMark'

const bar = {
  position: 'fixed',
  inset: '0 0 auto var(--side)',
  height: APP_BAR_HEIGHT,
  backgroundColor: colour.surface,
  boxShadow: shadow.header,
} as const

const menu = {
  position: 'fixed',
  inset: '0 auto 0 0',
  // A narrow window has no menu beside the screen.
  left: `calc(var(--side) - ${SIDEBAR_WIDTH}px)`,
  width: SIDEBAR_WIDTH,
  padding: 12,
  backgroundColor: colour.surface,
  borderRight: `1px solid ${colour.line}`,
} as const

const name = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 8px',
  marginBottom: 8,
  fontWeight: type.weight.heavy,
} as const

const ENTRIES = ['40%', '64%', '58%', '36%', '44%', '52%', '48%', '60%', '42%', '56%'] as const

/** The desktop before React: its bars, and a spinner in the place of the screen. */
export const DesktopFrame = () => (
  <>
    <div style={menu}>
      <span style={name}>
        <BuildingMark size={36} />
        {t('app.name')}
      </span>
      {ENTRIES.map((width) => (
        <div key={width} style={{ padding: '12px 12px' }}>
          <Skeleton width={width} height={16} />
        </div>
      ))}
    </div>
    <div style={bar} />
    <Spinner full message={t('app.initialising')} />
  </>
)
