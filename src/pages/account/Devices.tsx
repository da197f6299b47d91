import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/ownAccount'
import { say } from '@/i18n/translate'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { Button } from '@/ui/elements/Button'
import { colour, radius } from '@theme/tokens'
import { isObject } from '@/domain/values/isObject'
import { SheetBody } from '@/ui/sheet/BottomSheet'
import { useRead, useSend, type Answer } from '../useCall'

type Device = {
  id: string | number
  since: string
  lastUsed: string
  userAgent: string
  address: string
  isThis: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the list of devices; leaves out what has no id. */
function readDevices({ data }: Answer): Device[] {
  const rows: unknown[] = Array.isArray(data) ? data : []
  return rows.filter(isObject).flatMap((row) =>
    typeof row.id === 'number' || typeof row.id === 'string'
      ? [
          {
            id: row.id,
            since: textOf(row.created_at),
            lastUsed: textOf(row.last_used_at),
            userAgent: textOf(row.user_agent),
            address: textOf(row.address),
            isThis: row.current === true,
          },
        ]
      : [],
  )
}

// The order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iPhone/iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** The browser and the system that a user agent names, in words for people; null for a part that it does not name. */
export const deviceName = (userAgent: string) => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})

const PATH = '/partner/me/sessions'

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '12px 14px',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
  },
  '& .about': { flex: '1 1 250px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 700 },
  '& .about span': { display: 'block', color: colour.quiet, fontSize: '0.8125rem', lineHeight: 1.5 },
  '& .about .this': { color: colour.accentDark, fontWeight: 700 },
})

function nameOf({ userAgent }: Device): string {
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return t('devices.on', { browser, system })
  return browser ?? system ?? t('devices.unknown')
}
/** 'Perangkat aktif': when and where, which one is this; ends one or all others (docs/product.md §18.2.1). */
export function Devices() {
  const { answer, failure, again } = useRead(PATH)
  const { send, isPending, message } = useSend()
  if (failure) return <Notice compact alert title={t('account.failed')} {...loadFailure(failure, again)} />
  if (!answer) return <Spinner />
  const devices = readDevices(answer)
  const end = (path: string) => void send('DELETE', path, null, again)
  return (
    <SheetBody>
      <p className="text">{t('devices.text')}</p>
      {message && <Alert severity="error">{say(message)}</Alert>}
      <List>
        {devices.map((device) => (
          <li key={device.id}>
            <div className="about">
              <strong>{nameOf(device)}</strong>
              {device.isThis && <span className="this">{t('devices.this')}</span>}
              {device.since && <span>{t('devices.since', { time: formatTime(device.since) })}</span>}
              {device.lastUsed && <span>{t('devices.used', { time: formatTime(device.lastUsed) })}</span>}
              {device.address && <span>{t('devices.address', { address: device.address })}</span>}
            </div>
            {!device.isThis && (
              <Button
                variant="outlined"
                disabled={isPending}
                aria-label={t('devices.endOf', { device: nameOf(device) })}
                onClick={() => end(`${PATH}/${encodeURIComponent(device.id)}`)}
              >
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {devices.length > 1 && (
        <Button variant="outlined" size="large" disabled={isPending} onClick={() => end(PATH)}>
          {t('devices.endOthers')}
        </Button>
      )}
    </SheetBody>
  )
}
