import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import {
  useId,
  type AriaAttributes,
  type ComponentProps,
  type ClipboardEventHandler,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { t } from '@/i18n/translate'
import { colour } from '@theme/tokens'
import { Button } from '../elements/Button'
import { FieldError, Hint } from './Field'
import type { LoadFailure } from '../feedback/loadFailure'
import { visuallyHidden } from '../a11y/visuallyHidden'

/** The icon grows with the letters. */
const ICON_SPACE = '1.75rem'

// The content stands in the button and the icon over it, so that prices have the whole width below the icon.
const Content = styled('span')({
  flex: 1,
  minWidth: 0,
  paddingRight: ICON_SPACE,
  '& dl': { marginRight: `-${ICON_SPACE}` },
  '& + span': {
    position: 'absolute',
    right: 14,
    top: 0,
    height: 'calc(1.5rem + 26px)',
    display: 'flex',
    alignItems: 'center',
    color: colour.quiet,
  },
})

/** What MUI's input box gives to its control, as far as a button has a use for it. */
type TriggerProps = Pick<ComponentProps<'button'>, 'className' | 'disabled' | 'children'> &
  Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & {
    ref?: Ref<HTMLButtonElement>
    onClick?: MouseEventHandler
    onFocus?: FocusEventHandler
    onBlur?: FocusEventHandler
    onKeyDown?: KeyboardEventHandler
    onPaste?: ClipboardEventHandler
  }
function Trigger(props: TriggerProps) {
  const { className, disabled = false, ref, onClick, onFocus, onBlur, onKeyDown, onPaste, children } = props
  return (
    <ButtonBase
      {...{ className, disabled, ref, onClick, onFocus, onBlur, onKeyDown, onPaste }}
      type="button"
      aria-haspopup="dialog"
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
    >
      {children}
    </ButtonBase>
  )
}

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
  /** The label stands inside the button, before the choice: the field takes one line. */
  isOneLine?: boolean
  icon: ReactNode
  onClick: () => void
  /** A digit that was typed on the button, or a text that was pasted there. */
  onType?: ((text: string) => void) | undefined
  children: ReactNode
}

const typing = (onType: (text: string) => void): Pick<TriggerProps, 'onKeyDown' | 'onPaste'> => ({
  onKeyDown: (event) => {
    if (!/^\p{Nd}$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onType(event.key)
  },
  onPaste: (event) => onType(event.clipboardData.getData('text').trim()),
})

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
  isOneLine = false,
  icon,
  onClick,
  onType,
  children,
}: FieldButtonProps) {
  const id = useId()
  const error = failure?.text ?? problem
  const hintShown = disabled && hint && !error
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled} required={Boolean(required)}>
      {!isOneLine && (
        <FormLabel component="span" aria-hidden="true" required={false} data-required={required || undefined}>
          {label}
        </FormLabel>
      )}
      <OutlinedInput
        aria-describedby={error ? `${id}-error` : hintShown ? `${id}-hint` : undefined}
        inputComponent={Trigger}
        slotProps={{
          input: {
            onClick,
            ...(onType && typing(onType)),
            children: (
              <>
                {!isOneLine && <span style={visuallyHidden}>{`${label} `}</span>}
                <Content>
                  {isOneLine ? (
                    <>
                      {`${label} `}
                      <span>{children}</span>
                    </>
                  ) : (
                    children
                  )}
                </Content>
                <span>{icon}</span>
              </>
            ),
          },
        }}
      />
      <Problem role={failure ? 'alert' : undefined}>
        <FieldError id={`${id}-error`} message={error} />
        {failure?.onRetry && (
          <Button variant="outlined" onClick={failure.onRetry}>
            {t('app.retry')}
          </Button>
        )}
      </Problem>
      {hintShown && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FormControl>
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
