import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { t } from '../../i18n/translate'
import { colour, radius } from '../../../theme/tokens'
import { Button } from '../elements/Button'
import { Caption, FieldError, Hint } from './Field'
import type { LoadFailure } from '../feedback/loadFailure'
import { visuallyHidden } from '../a11y/visuallyHidden'

const ICON_SPACE = 28

const Trigger = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  color: 'inherit',
  WebkitTapHighlightColor: 'transparent',
  width: '100%',
  minHeight: 52,
  padding: '10px 14px',
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  position: 'relative',
  '& > .content': { flex: 1, minWidth: 0, paddingRight: ICON_SPACE },
  // Prices use the whole width, below the icon.
  '& > .content dl': { marginRight: -ICON_SPACE },
  '& > .icon': {
    position: 'absolute',
    right: 14,
    top: 0,
    height: 50,
    display: 'flex',
    alignItems: 'center',
    color: colour.quiet,
  },
  '&[data-invalid]:enabled': { borderColor: colour.error },
  '@media (forced-colors: active)': { '&[data-invalid]:enabled': { borderWidth: 3 } },
  '&:disabled': { backgroundColor: colour.sunken, color: colour.quiet, cursor: 'default' },
})

export type FieldButtonProps = {
  label: string
  error?: string | undefined
  /**
   * The reason why the chosen record could not be read. It is shown under the field in place of `error`, with a retry.
   */
  failure?: LoadFailure | null
  /** The reason why the field cannot be pressed yet; shown under the field. */
  hint?: string | undefined
  disabled?: boolean
  required?: boolean | undefined
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

/**
 * A field that opens a sheet. Its accessible name is the label followed by the choice. The button holds the label a second
 * time, hidden: with `aria-labelledby` the name would differ from the visible words when a picture has a name.
 */
export function FieldButton({
  label,
  error: problem,
  failure,
  hint,
  disabled = false,
  required,
  icon,
  onClick,
  children,
}: FieldButtonProps) {
  const id = useId()
  const error = failure?.text ?? problem
  const hintShown = disabled && hint && !error
  return (
    <div>
      <Caption aria-hidden="true" data-required={required || undefined}>
        {label}
      </Caption>
      <Trigger
        type="button"
        onClick={onClick}
        disabled={disabled}
        data-invalid={error ? true : undefined}
        aria-haspopup="dialog"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : hintShown ? `${id}-hint` : undefined}
      >
        <span style={visuallyHidden}>{`${label} `}</span>
        <span className="content">{children}</span>
        <span className="icon">{icon}</span>
      </Trigger>
      <Problem role={failure ? 'alert' : undefined}>
        <FieldError id={`${id}-error`} message={error} />
        {failure?.onRetry && (
          <Button variant="outlined" onClick={failure.onRetry}>
            {t('app.retry')}
          </Button>
        )}
      </Problem>
      {hintShown && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  )
}

const Problem = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  // On a phone the button stands below the reason, which has the whole width.
  '& > p': { flex: '1 1 24em' },
  '& > button': { marginTop: 6 },
})
