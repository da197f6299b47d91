import styled from '@emotion/styled'
import CheckIcon from '@mui/icons-material/CheckRounded'
import ForwardIcon from '@mui/icons-material/ChevronRightRounded'
import { Link } from 'react-router'
import { Section } from '@/ui/layout/Section'
import { colour, radius } from '@theme/tokens'
import { LinkList } from './LinkList'

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

export type FirstStep = {
  to: string
  name: string
  text: string
  /** What a step that is done says in place of its text. */
  done?: string | undefined
}

/** The first steps on Beranda, each a link to its screen. */
export const Steps = ({ title, steps }: { title: string; steps: readonly FirstStep[] }) => (
  <Section title={title}>
    <LinkList as="ol">
      {steps.map(({ to, name, text, done }, index) => (
        <li key={name}>
          <Link to={to}>
            <Step aria-hidden="true">{done === undefined ? index + 1 : <CheckIcon fontSize="small" />}</Step>
            <span className="words">
              <strong>{name}</strong>
              <small>{done ?? text}</small>
            </span>
            <ForwardIcon />
          </Link>
        </li>
      ))}
    </LinkList>
  </Section>
)
