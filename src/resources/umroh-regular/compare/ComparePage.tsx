import { useLocation } from 'react-router'
import { recordKey } from '../../../data-provider/types'
import { COMPARED, readComparedIds, letterOf } from '../../../domain/offer/options'
import { t } from '../../../i18n/package/compare'
import { Caution } from '../../../ui/feedback/Caution'
import { Notice } from '../../../ui/feedback/Notice'
import { QueryAge } from '../../../ui/feedback/QueryAge'
import { ButtonLink } from '../../../ui/elements/Button'
import { CopyIcon } from '../../../ui/elements/icons'
import { links, umrohRegular } from '../resource'
import { ComparedPackages } from './ComparedPackages'
import { CompareFrame, LoadingComparison } from './CompareFrame'
import { ShareOptions } from './ShareOptions'
import { Unread } from './Unread'
import { useComparedPackage } from './useComparedPackage'

const ToList = () => (
  <ButtonLink to={links.list} variant="contained">
    {t('compare.toList')}
  </ButtonLink>
)

/** 'Bandingkan paket' (docs/product.md §26.1). Default export: loaded with its route. */
export default function ComparePage() {
  const { ids, trouble } = readComparedIds(useLocation().search)
  const read = [useComparedPackage(ids[0]), useComparedPackage(ids[1]), useComparedPackage(ids[2])]
  const packages = read.filter((one) => one !== null)
  const there = packages.flatMap((one, place) =>
    one.is === 'there' ? [{ letter: letterOf(place), detail: one.detail }] : [],
  )
  // A package that is asked for again keeps nobody from seeing the others.
  const isLoading = packages.some((one) => one.is === 'loading' && !one.isRetrying)
  const isHopeless = packages.filter(({ is }) => is !== 'missing').length < COMPARED.least
  if (trouble === 'few')
    return (
      <CompareFrame>
        <Notice icon={<CopyIcon />} title={t('compare.fewTitle')} text={t('compare.fewText')} action={<ToList />} />
      </CompareFrame>
    )
  // The letters of the offer are those of the comparison.
  const [first, ...others] = there.length === packages.length ? there.map(({ detail }) => detail) : []
  return (
    <CompareFrame footer={first && <ShareOptions details={[first, ...others]} />}>
      {trouble === 'many' && <Caution role="note" title={t('compare.many')} text={t('compare.manyText')} />}
      {trouble === 'doubled' && <Caution role="note" title={t('compare.doubled')} />}
      {packages.map((one, place) => (
        <Unread key={one.id} compared={one} letter={letterOf(place)} />
      ))}
      {isHopeless && <ToList />}
      {isLoading && <LoadingComparison />}
      {!isLoading && there.length >= COMPARED.least && <ComparedPackages packages={there} />}
      <QueryAge queryKey={recordKey(umrohRegular.name)} />
    </CompareFrame>
  )
}
