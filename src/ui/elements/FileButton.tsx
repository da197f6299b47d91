import { useRef } from 'react'
import { Button, type ButtonProps } from './Button'

/** The pictures that a browser can open. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp'

export type FileButtonProps = ButtonProps & {
  label: string
  /** The kinds of files, as HTML's `accept`. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that opens the browser's own choice of a file. The same file may be chosen twice: it may be corrected meanwhile. */
export function FileButton({ label, accept, onChoose, children = label, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
