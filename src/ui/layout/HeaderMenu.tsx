import styled from '@emotion/styled'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { colour, radius } from '../../../theme/tokens'
import { Button } from '../elements/Button'
import { IconButton } from '../elements/IconButton'
import { MoreIcon } from '../elements/icons'

const Place = styled('div')({
  position: 'relative',
  '& > .panel[hidden]': { display: 'none' },
  '& > .panel': {
    position: 'absolute',
    top: '100%',
    right: 0,
    zIndex: 1,
    display: 'grid',
    minWidth: 180,
    padding: 6,
    borderRadius: radius.medium,
    border: `1px solid ${colour.line}`,
    backgroundColor: colour.surface,
    boxShadow: '0 8px 24px rgb(22 33 28 / 18%)',
    '& > button': { justifyContent: 'start', color: colour.text },
  },
})

export type MenuAction = {
  text: string
  /** Absent in a frame, where nobody can press yet. */ onPress: (() => void) | undefined
}

export type HeaderMenuProps = { label: string; actions: readonly MenuAction[] }

/** Actions of a screen that are too rare for a place in its header: a button that shows and hides them. */
export function HeaderMenu({ label, actions }: HeaderMenuProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <Place
      ref={place}
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <IconButton label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <MoreIcon />
      </IconButton>
      <div id={id} className="panel" hidden={!isOpen}>
        {actions.map(({ text, onPress }) => (
          <Button
            key={text}
            onClick={() => {
              setOpen(false)
              onPress?.()
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </Place>
  )
}
