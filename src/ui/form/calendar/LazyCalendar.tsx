import { useEffect, useState, type ComponentType } from 'react'
import { t } from '@/i18n/package/wizard'
import { CALENDAR_HEIGHT, CALENDAR_LINE } from '@theme/tokens'
import { Button } from '../../elements/Button'
import type { CalendarPanelProps } from './CalendarPanel'
import { whyMissing } from '../../layout/missingCode'
import { Notice } from '../../feedback/Notice'
import Skeleton from '@mui/material/Skeleton'

type Panel = ComponentType<CalendarPanelProps>

let loaded: Panel | null = null
const load = async (): Promise<Panel> => (loaded ??= (await import('./CalendarPanel')).default)

/**
 * The calendar, loaded when a sheet first needs it. After a failure the sheet offers a retry; when the server has another
 * version by now, the mitra decides when to reload. The form behind the sheet stays as it is.
 */
export function LazyCalendar(props: CalendarPanelProps) {
  const [Panel, setPanel] = useState<Panel | null>(() => loaded)
  const [failed, setFailed] = useState<Awaited<ReturnType<typeof whyMissing>> | null>(null)

  useEffect(() => {
    if (Panel || failed) return
    let isShown = true
    load().then(
      (panel) => isShown && setPanel(() => panel),
      async () => {
        const reason = await whyMissing()
        if (isShown) setFailed(reason)
      },
    )
    return () => {
      isShown = false
    }
  }, [Panel, failed])

  if (Panel) return <Panel {...props} />
  if (failed === 'replaced') {
    const reload = (
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('error.reload')}
      </Button>
    )
    return <Notice compact alert title={t('update.title')} text={t('update.saveFirst')} action={reload} />
  }
  if (failed)
    return (
      <Notice
        compact
        alert
        title={t('date.failed')}
        text={t(failed === 'failed' ? 'error.code' : 'error.network')}
        onRetry={() => setFailed(null)}
      />
    )
  return (
    <div style={{ marginInline: 16 }}>
      <Skeleton height={CALENDAR_HEIGHT + (props.checkIn ? 2 * CALENDAR_LINE : 0)} />
    </div>
  )
}
