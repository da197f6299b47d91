import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import CheckIcon from '@mui/icons-material/CheckRounded'
import type { ReactNode } from 'react'
import { forcedLine } from '@/ui/layout/styles'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { WIZARD_STEPS } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/package/wizard'
import { colour, TOUCH } from '@theme/tokens'

const Steps = styled('ol')({
  '--dot': 'max(24px, 1.3125rem)',
  display: 'flex',
  containerType: 'inline-size',
  // A longer name takes more room than a shorter one, so that none is cut.
  '& li': {
    position: 'relative',
    flex: '1 0 auto',
    fontSize: '0.6875rem',
    fontWeight: 500,
    color: colour.quiet,
    lineHeight: 1.3,
  },
  // A step that a tap opens takes the same room as any other.
  '& .step': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 4,
    width: '100%',
    minHeight: TOUCH,
  },
  '@media (hover: hover)': { '& button.step:hover .name': { textDecoration: 'underline' } },
  '& .name': { whiteSpace: 'nowrap', letterSpacing: '-0.01em', paddingInline: 2 },
  '& .dot': {
    width: 'var(--dot)',
    height: 'var(--dot)',
    borderRadius: 999,
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.75rem',
    fontWeight: 700,
    zIndex: 1,
    backgroundColor: colour.sunken,
    color: colour.quiet,
    outline: forcedLine,
  },
  // The line between two steps: the second half of the one, the first half of the other.
  '& li + li::before, & li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(var(--dot) / 2 - 1px)',
    width: '50%',
    height: 2,
    backgroundColor: colour.line,
  },
  '& li + li::before': { left: 0 },
  '& li:not(:last-of-type)::after': { right: 0 },
  '& li[data-done] + li::before, & li[data-done]:not(:last-of-type)::after': { backgroundColor: colour.accent },
  '& li[data-done] .dot': { backgroundColor: colour.accentSoft, color: colour.accent },
  '& li[aria-current] .dot': { backgroundColor: colour.accent, color: colour.onAccent },
  '& li[aria-current]': { color: colour.accentDark, fontWeight: 700 },
  '@media (forced-colors: active)': {
    '& li[aria-current] .dot': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  '& li[data-wrong] .dot': {
    backgroundColor: colour.errorSoft,
    color: colour.error,
    boxShadow: `0 0 0 2px ${colour.error}`,
  },
  '& li[data-wrong]': { color: colour.error },
  // If six names do not fit side by side, only the numbers are shown; the step's own title stands below.
  '@container (max-width: 17.5em)': { '& .name': { ...visuallyHidden } },
})

type StepListProps = {
  step: number
  shown: readonly number[]
  /** The steps that hold a problem. */
  wrong?: readonly (number | undefined)[]
  /** The steps that a tap opens. */
  openable?: readonly number[]
  onOpen?: (step: number) => void
}

/** Steps by their index, in the order in which the mitra takes them. */
export function StepList({ step, shown, wrong = [], openable = [], onOpen }: StepListProps) {
  const at = shown.indexOf(step)
  return (
    <Steps aria-label={t('wizard.steps')}>
      {shown.map((index, position) => {
        const info = WIZARD_STEPS[index]
        const isWrong = wrong.includes(index)
        const isDone = position < at && !isWrong
        const state = isWrong ? 'wizard.stepWrong' : isDone && 'wizard.stepDone'
        return (
          info && (
            <li
              key={info.id}
              aria-current={index === step ? 'step' : undefined}
              data-done={isDone || undefined}
              data-wrong={isWrong || undefined}
            >
              <StepPlace onOpen={onOpen && index !== step && openable.includes(index) ? () => onOpen(index) : null}>
                <span className="dot" aria-hidden="true">
                  {isWrong ? '!' : isDone ? <CheckIcon fontSize="inherit" /> : position + 1}
                </span>
                <span className="name">{t(`step.${info.id}.short`)}</span>
                {/* The space keeps the words apart in the name. */}
                {state && ' '}
                {state && <span style={visuallyHidden}>{t(state)}</span>}
              </StepPlace>
            </li>
          )
        )
      })}
    </Steps>
  )
}

/** The words of a step; a button if a tap opens it. */
const StepPlace = ({ onOpen, children }: { onOpen: (() => void) | null; children: ReactNode }) =>
  onOpen ? (
    <ButtonBase className="step" onClick={onOpen}>
      {children}
    </ButtonBase>
  ) : (
    <span className="step">{children}</span>
  )
