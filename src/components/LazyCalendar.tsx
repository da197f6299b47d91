import { useEffect, useState, type ComponentType } from 'react'
import { t } from '../i18n/translate'
import { CALENDAR_HEIGHT } from '../../theme/tokens'
import type { CalendarPanelProps } from './CalendarPanel'
import { Notice } from './Notice'
import { Skeleton } from './Skeleton'

type Panel = ComponentType<CalendarPanelProps>

let loaded: Panel | null = null
const load = async (): Promise<Panel> => (loaded ??= (await import('./CalendarPanel')).default)

/**
 * The calendar, loaded when a sheet first needs it. A phone that has no network then is told so inside the sheet and
 * may try again: what stands in the form behind it is not touched.
 */
export function LazyCalendar(props: CalendarPanelProps) {
  const [Panel, setPanel] = useState<Panel | null>(() => loaded)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (Panel || failed) return
    let isShown = true
    load().then(
      (panel) => isShown && setPanel(() => panel),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [Panel, failed])

  if (Panel) return <Panel {...props} />
  if (failed) return <Notice compact alert title={t('date.failed')} text={t('error.network')} onRetry={() => setFailed(false)} />
  return <div style={{ marginInline: 16 }}><Skeleton height={CALENDAR_HEIGHT} /></div>
}
