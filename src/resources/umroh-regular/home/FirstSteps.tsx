import styled from '@emotion/styled'
import CheckIcon from '@mui/icons-material/CheckRounded'
import ForwardIcon from '@mui/icons-material/ChevronRightRounded'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { colour, radius } from '@theme/tokens'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { PackageRow } from '@/domain/types'
import { t } from '@/i18n/home'
import { paths } from '@/paths'
import { Section } from '@/ui/layout/Section'
import { listQuery } from '@/data-provider/firstPage'
import { useKeptProfile } from '@/resources/offerProfileContext'
import { links, umrohRegular } from '../resource'
import { LinkList } from './LinkRows'

const Step = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.pill,
  backgroundColor: colour.accentSoft,
  color: colour.accentDark,
  fontWeight: 700,
})

/** ms: Beranda stands by then. */
const LATER_MS = 500

/** Whether the user's list is empty. Once Beranda stands, the phone asks for the list's first page. */
function useHasNoPackages(): boolean {
  const provider = useDataProvider<PartnerDataProvider>()
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useInfiniteQuery({ ...listQuery<PackageRow>(provider, umrohRegular.name, {}), enabled: isLater })
  return data?.pages[0]?.data.length === 0
}

/** The first three steps of a mitra who has no package yet (docs/product.md §27.1.9). */
export function FirstSteps() {
  const hasNone = useHasNoPackages()
  const { kept } = useKeptProfile()
  if (!hasNone) return null
  const steps = [
    { to: paths.offerProfile, name: t('home.step.profile'), text: t('home.step.profileText'), isDone: kept !== null },
    { to: links.create, name: t('home.step.package'), text: t('home.step.packageText') },
    { to: links.list, name: t('home.step.share'), text: t('home.step.shareText') },
  ]
  return (
    <Section title={t('home.steps')}>
      <LinkList as="ol">
        {steps.map(({ to, name, text, isDone = false }, index) => (
          <li key={name}>
            <Link to={to}>
              <Step aria-hidden="true">{isDone ? <CheckIcon fontSize="small" /> : index + 1}</Step>
              <span className="words">
                <strong>{name}</strong>
                <small>{isDone ? t('home.step.done') : text}</small>
              </span>
              <ForwardIcon />
            </Link>
          </li>
        ))}
      </LinkList>
    </Section>
  )
}
