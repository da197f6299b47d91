import styled from '@emotion/styled'
import { stepId } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/package/wizard'
import { colour } from '../../../../../theme/tokens'

const Title = styled('div')({
  '& h2': { fontSize: '1.25rem', fontWeight: 800, letterSpacing: '-0.01em', lineHeight: 1.3 },
  '& p': { color: colour.quiet, marginTop: 2 },
})

/** The title of a step, and a sentence that says what to do there. */
export function StepTitle({ step }: { step: number }) {
  const id = stepId(step)
  return (
    <Title>
      <h2 tabIndex={-1}>{t(`step.${id}.title`)}</h2>
      <p>{t(`step.${id}.subtitle`)}</p>
    </Title>
  )
}
