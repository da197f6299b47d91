import { useLocation } from 'react-router'
import { COMPARED, readComparedIds } from '../../../domain/offer/comparedIds'
import { t } from '../../../i18n/compare'
import { Caution } from '../../../ui/feedback/Caution'
import { Notice } from '../../../ui/feedback/Notice'
import { QueryAge } from '../../../ui/feedback/QueryAge'
import { ButtonLink } from '../../../ui/layout/Button'
import { CopyIcon } from '../../../ui/layout/icons'
import { links, umrohRegular } from '../resource'
import { ComparedPackages } from './ComparedPackages'
import { CompareFrame, LoadingComparison } from './CompareFrame'
import { Unread } from './Unread'
import { useComparedPackage } from './useComparedPackage'

const DETAIL_QUERY = [umrohRegular.name, 'getOne']

/** 'Bandingkan paket' (docs/product.md §26.1). Default export: loaded with its route. */
export default function ComparePage() {
  const { ids, trouble } = readComparedIds(useLocation().search)
  const read = [useComparedPackage(ids[0]), useComparedPackage(ids[1]), useComparedPackage(ids[2])]
  const packages = read.filter((one) => one !== null)
  const details = packages.flatMap((one) => (one.is === 'there' ? [one.detail] : []))
  const isLoading = packages.some((one) => one.is === 'loading')
  if (trouble === 'few')
    return (
      <CompareFrame>
        <Notice
          icon={<CopyIcon />}
          title={t('compare.fewTitle')}
          text={t('compare.fewText')}
          action={
            <ButtonLink to={links.list} variant="contained">
              {t('compare.toList')}
            </ButtonLink>
          }
        />
      </CompareFrame>
    )
  return (
    <CompareFrame>
      {trouble === 'many' && <Caution role="note" title={t('compare.many')} text={t('compare.manyText')} />}
      {trouble === 'doubled' && <Caution role="note" title={t('compare.doubled')} />}
      {packages.map((one, index) => (
        <Unread key={one.id} compared={one} number={index + 1} />
      ))}
      {details.length >= COMPARED.least ? (
        <ComparedPackages details={details} />
      ) : isLoading ? (
        <LoadingComparison />
      ) : null}
      <QueryAge queryKey={DETAIL_QUERY} />
    </CompareFrame>
  )
}
