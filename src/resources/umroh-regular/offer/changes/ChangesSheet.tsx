import styled from '@emotion/styled'
import { useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { SentOffer, OfferedPackage } from '@/domain/offer/sentOffer'
import { toldPrice, type RoundingStep } from '@/domain/offer/rounding'
import { type Id, type PackageDetail, type RoomType, ROOM_TYPES, type PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/changes'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { Notice } from '@/ui/feedback/Notice'
import { SelectField } from '@/ui/form/SelectField'
import { BottomSheet, SheetBody } from '@/ui/sheet/BottomSheet'
import { AS_DETAIL, type PartnerDataProvider } from '@/data-provider/types'
import { differingFields, asSaved } from '@/domain/package/packageContents'
import { priceInRupiah } from '@/domain/values/money'
import { ValueComparison } from '@/ui/sheet/ValueComparison'
import { useRounding } from '@/resources/keptRounding'
import { umrohRegular } from '../../resource'
import { useKept } from '@/ui/hooks/useKept'
import { fieldName, inWords } from '../../comparison/inWords'

type DifferencesProps = {
  title: string
  fields: readonly (keyof PackageForm)[]
  /** The label of each value of a field, and the form that holds it. */
  values: readonly (readonly [label: string, form: PackageForm])[]
}

/** Fields with their values in each of two forms; shown only when there are any. */
const Differences = ({ title, fields, values }: DifferencesProps) => (
  <ValueComparison
    title={title}
    fields={fields.map((field) => ({
      name: fieldName(field),
      values: values.map(([label, form]) => [label, inWords(form, field)] as const),
    }))}
  />
)

type Side = { label: string; version: OfferedPackage; told: SentOffer['prices'] }

/** The prices per jamaah that differ on the screen, by room type. */
function changedPrices(before: Side, after: Side, step: RoundingStep) {
  // An offer told its prices by the rounding of its day.
  const told = ({ version, told: offered }: Side, room: RoomType) =>
    priceInRupiah(offered?.[room] ?? toldPrice(version.totals[room], step))
  return ROOM_TYPES.map((room) => [room, told(before, room), told(after, room)] as const).filter(
    ([, was, is]) => was !== is,
  )
}

/** The differences between two versions of a package: its choices, and its prices per jamaah. */
function VersionChanges({ before, after, step }: { before: Side; after: Side; step: RoundingStep }) {
  const [was, is] = [asSaved(before.version.form), asSaved(after.version.form)]
  const fields = differingFields(was, is)
  const prices = changedPrices(before, after, step)
  if (fields.length === 0 && prices.length === 0) return <p role="status">{t('changes.none')}</p>
  return (
    <>
      <ValueComparison
        title={t('price.perJamaah')}
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

/** The package as an offer froze it, or (null) as it was saved last. */
type Version = SentOffer | null

async function readNewest(provider: PartnerDataProvider, id: Id, signal: AbortSignal): Promise<OfferedPackage> {
  const [{ data: form }, { data: detail }] = await Promise.all([
    provider.getEditData('umroh-regular', id, signal),
    provider.getOne<PackageDetail>(umrohRegular.name, { id, meta: AS_DETAIL, signal }),
  ])
  return { form, totals: detail.totals }
}

/** Reads two versions of a package, once for each choice: nothing changes while the mitra compares. */
function useVersions(packageId: Id, versions: readonly [Version, Version]) {
  const provider = useDataProvider<PartnerDataProvider>()
  const [before, after] = useQueries({
    queries: versions.map((version) => ({
      queryKey: ['offers', 'package', packageId, version?.id ?? 'newest'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        version
          ? provider.readOfferedPackage('umroh-regular', version, packageId, signal)
          : readNewest(provider, packageId, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    })),
  })
  const queries = [before, after].flatMap((query) => query ?? [])
  return {
    before: before?.data,
    after: after?.data,
    isLoading: queries.some(({ isFetching, data }) => isFetching && !data),
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => queries.filter(({ data }) => !data).forEach(({ refetch }) => void refetch()),
  }
}

const Body = styled(SheetBody)({
  paddingBottom: 20,
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
  detail: PackageDetail
  offers: readonly SentOffer[]
  /** The offer whose version is compared first; null while the sheet is closed. */
  offer: SentOffer | null
  onClose: () => void
}

/** 'Apa yang berubah' (docs/product.md §21.5.12). */
export function ChangesSheet({ offer, onClose, ...rest }: ChangesSheetProps) {
  const shown = useKept(offer)
  return (
    <BottomSheet open={offer !== null} onClose={onClose} title={t('changes.title')}>
      {shown && <Changes key={shown.id} offer={shown} {...rest} />}
    </BottomSheet>
  )
}

const NEWEST = 0
const numberOf = (version: Version) => version?.version ?? NEWEST

type ChangesProps = Pick<ChangesSheetProps, 'detail' | 'offers'> & { offer: SentOffer }

function Changes({ detail, offers, offer }: ChangesProps) {
  const versions: readonly Version[] = [...versionsOf(offers), null]
  const [chosen, setChosen] = useState({ from: offer.version, to: NEWEST })
  const find = (n: number) => versions.find((version) => numberOf(version) === n) ?? null
  const [from, to] = [find(chosen.from), find(chosen.to)]
  const { before, after, isLoading, error, refetch } = useVersions(detail.id, [from, to])
  const step = useRounding(detail)
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
          before={{ label: labelOf(from), version: before, told: from?.prices }}
          after={{ label: labelOf(to), version: after, told: to?.prices }}
          step={step}
        />
      ) : isLoading ? (
        <LoadingCards heights={EXPECTED} />
      ) : (
        <Notice compact alert title={t('changes.failed')} {...loadFailure(error, refetch)} />
      )}
    </Body>
  )
}
