import MuiIconButton from '@mui/material/IconButton'
import type { ComponentProps } from 'react'

export type IconButtonProps = Omit<ComponentProps<typeof MuiIconButton>, 'aria-label'> & { label: string }

/** A button with only an icon; `label` is its accessible name. */
export const IconButton = ({ label, ...props }: IconButtonProps) => <MuiIconButton {...props} aria-label={label} />
