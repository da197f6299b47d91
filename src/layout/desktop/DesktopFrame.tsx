import { t } from '../../i18n/translate'
import { APP_BAR_HEIGHT, colour, shadow, SIDEBAR_WIDTH } from '../../../theme/tokens'
import Skeleton from '@mui/material/Skeleton'
import { Spinner } from '../../ui/feedback/Spinner'
import { BuildingMark } from '../../ui/elements/BuildingMark'
import { Sidebar } from './barStyles'

const bar = {
  position: 'fixed',
  inset: `0 0 auto ${SIDEBAR_WIDTH}px`,
  height: APP_BAR_HEIGHT,
  backgroundColor: colour.surface,
  boxShadow: shadow.header,
} as const

const ENTRIES = ['40%', '64%', '58%', '36%', '44%', '52%', '48%', '60%', '42%', '56%'] as const

/** The desktop before React: its bars, and a spinner in the place of the screen. */
export const DesktopFrame = () => (
  <>
    <Sidebar as="div">
      <span className="brand">
        <BuildingMark size={36} />
        {t('app.name')}
      </span>
      {ENTRIES.map((width) => (
        <div key={width} style={{ padding: '12px 12px' }}>
          <Skeleton width={width} height={16} />
        </div>
      ))}
    </Sidebar>
    <div style={bar} />
    <Spinner full message={t('app.initialising')} />
  </>
)
