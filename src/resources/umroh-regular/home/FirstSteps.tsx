import styled from '@emotion/styled'
import CheckIcon from '@mui/icons-material/CheckRounded'
import ForwardIcon from '@mui/icons-material/ChevronRightRounded'
import { Link } from 'react-router'
import { colour, radius } from '@theme/tokens'
import { t } from '@/i18n/home'
import { paths } from '@/paths'
import { Section } from '@/ui/layout/Section'
import { useKeptProfile } from '@/resources/offerProfileContext'
import { links } from '../resource'
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

/** The first three steps of a mitra who has no package yet (docs/product.md §27.1.9). */
export function FirstSteps() {
  const { kept } = useKeptProfile()
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
