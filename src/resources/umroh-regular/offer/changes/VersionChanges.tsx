import { differingFields, asSaved } from '../../../../domain/package/packageContents'
import type { OfferedPackage } from '../../../../domain/offer/sentOffer'
import { ROOM_TYPES } from '../../../../domain/types'
import { formatRupiah } from '../../../../domain/values/money'
import { t } from '../../../../i18n/package/changes'
import { ValueComparison } from '../../../../ui/sheet/ValueComparison'
import { Differences } from '../../comparison/Differences'

type Side = { label: string; version: OfferedPackage }

const inRupiah = (total: number | null) => (total === null ? t('app.empty') : formatRupiah(total))

/** The prices per jamaah that differ on the screen, by room type. */
const changedPrices = (before: OfferedPackage, after: OfferedPackage) =>
  ROOM_TYPES.map((room) => [room, inRupiah(before.totals[room]), inRupiah(after.totals[room])] as const).filter(
    ([, was, is]) => was !== is,
  )

/** The differences between two versions of a package: its choices, and its prices per jamaah. */
export function VersionChanges({ before, after }: { before: Side; after: Side }) {
  const [was, is] = [asSaved(before.version.form), asSaved(after.version.form)]
  const fields = differingFields(was, is)
  const prices = changedPrices(before.version, after.version)
  if (fields.length === 0 && prices.length === 0) return <p role="status">{t('changes.none')}</p>
  return (
    <>
      <ValueComparison
        title={t('changes.prices')}
        fields={prices.map(([room, old, now]) => ({
          name: t(`room.${room}`),
          values: [
            [before.label, old],
            [after.label, now],
          ],
        }))}
      />
      {fields.length === 0 && <p>{t('changes.onlyPrices')}</p>}
      <Differences
        title={t('changes.fields')}
        fields={fields}
        values={[
          [before.label, was],
          [after.label, is],
        ]}
      />
    </>
  )
}
