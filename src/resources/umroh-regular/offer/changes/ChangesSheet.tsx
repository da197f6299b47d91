import styled from '@emotion/styled'
import { useState } from 'react'
import type { SentOffer } from '../../../../domain/offer/sentOffer'
import type { Id } from '../../../../domain/types'
import { t } from '../../../../i18n/package/changes'
import { loadFailure } from '../../../../ui/feedback/loadFailure'
import { LoadingCards } from '../../../../ui/feedback/LoadingCards'
import { Notice } from '../../../../ui/feedback/Notice'
import { SelectField } from '../../../../ui/form/SelectField'
import { BottomSheet } from '../../../../ui/sheet/BottomSheet'
import { space } from '../../../../../theme/tokens'
import { useVersions, type Version } from './useVersions'
import { VersionChanges } from './VersionChanges'

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px 20px`,
  overflowY: 'auto',
  '& .versions': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
})

const EXPECTED = [88, 88]

const labelOf = (version: Version) => (version ? t('changes.version', { n: version.version }) : t('changes.newest'))

/** The comparable offers, one for each version. The lowest version is first. */
const versionsOf = (offers: readonly SentOffer[]): SentOffer[] =>
  [...new Map(offers.filter(({ comparable }) => comparable).map((offer) => [offer.version, offer])).values()].sort(
    (a, b) => a.version - b.version,
  )

export type ChangesSheetProps = {
  packageId: Id
  offers: readonly SentOffer[]
  /** The offer whose version is compared first; null while the sheet is closed. */
  offer: SentOffer | null
  onClose: () => void
}

/** 'Apa yang berubah' (docs/product.md §21.5.12). */
export function ChangesSheet({ offer, onClose, ...rest }: ChangesSheetProps) {
  // The sheet keeps its contents while it closes.
  const [shown, setShown] = useState(offer)
  if (offer && offer !== shown) setShown(offer)
  return (
    <BottomSheet open={offer !== null} onClose={onClose} title={t('changes.title')}>
      {shown && <Changes key={shown.id} offer={shown} {...rest} />}
    </BottomSheet>
  )
}

const NEWEST = 0
const numberOf = (version: Version) => version?.version ?? NEWEST

type ChangesProps = Pick<ChangesSheetProps, 'packageId' | 'offers'> & { offer: SentOffer }

function Changes({ packageId, offers, offer }: ChangesProps) {
  const versions: readonly Version[] = [...versionsOf(offers), null]
  const [chosen, setChosen] = useState({ from: offer.version, to: NEWEST })
  const find = (n: number) => versions.find((version) => numberOf(version) === n) ?? null
  const [from, to] = [find(chosen.from), find(chosen.to)]
  const { before, after, isLoading, error, refetch } = useVersions(packageId, [from, to])
  return (
    <Body role="region" aria-label={t('changes.title')} tabIndex={0}>
      {versions.length > 2 ? (
        <div className="versions">
          {(['from', 'to'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(`changes.${end}`)}
              value={String(chosen[end])}
              options={versions.map((version) => ({ value: String(numberOf(version)), label: labelOf(version) }))}
              onChange={({ target }) => setChosen({ ...chosen, [end]: Number(target.value) })}
            />
          ))}
        </div>
      ) : (
        <p className="quiet">{t('changes.compared', { version: labelOf(from) })}</p>
      )}
      {before && after ? (
        <VersionChanges
          before={{ label: labelOf(from), version: before }}
          after={{ label: labelOf(to), version: after }}
        />
      ) : isLoading ? (
        <LoadingCards heights={EXPECTED} />
      ) : (
        <Notice compact alert title={t('changes.failed')} {...loadFailure(error, refetch)} />
      )}
    </Body>
  )
}
