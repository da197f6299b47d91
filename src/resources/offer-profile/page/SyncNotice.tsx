import styled from '@emotion/styled'
import { t } from '../../../i18n/offer/offerProfile'
import { say } from '../../../i18n/translate'
import { Button } from '../../../ui/elements/Button'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { colour, radius } from '../../../../theme/tokens'
import { useKeptProfile } from '../../offerProfileContext'
import type { SyncState } from './useProfileSync'

const Place = styled('div')({
  gridColumn: '1 / -1',
  '& p': { color: colour.quiet },
  '&[data-unsent]': {
    display: 'grid',
    gap: 8,
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.accentSoft,
    '& p': { color: colour.accentDark, fontWeight: 500 },
    '& button': { justifySelf: 'start' },
  },
})

/** Says where the profile is kept: on this phone or in this browser alone, or not yet on the server. */
export function SyncNotice({ state, onSend }: { state: SyncState; onSend: () => void }) {
  const { kept, hasServer } = useKeptProfile()
  const place = t(`offerProfile.place.${useLayoutKind()}`)
  if (!hasServer)
    return (
      <Place>
        <p>{t('offerProfile.onlyHere', { place })}</p>
      </Place>
    )
  const isUnsent = kept !== null && !kept.isSent && state.at !== 'syncing'
  return (
    <Place role="status" data-unsent={isUnsent || undefined}>
      {isUnsent && (
        <>
          <p>{t('offerProfile.unsent', { place })}</p>
          {state.at === 'failed' && <p>{say(state.error.message)}</p>}
          <Button variant="outlined" onClick={onSend}>
            {t('offerProfile.send')}
          </Button>
        </>
      )}
    </Place>
  )
}
