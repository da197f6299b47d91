import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

export type TogglesProps<Name extends string> = {
  label: string
  choices: readonly { name: Name; label: string }[]
  pressed: readonly Name[]
  onPress: (name: Name) => void
}

/** Choices of one press, side by side. */
export const Toggles = <Name extends string>({ label, choices, pressed, onPress }: TogglesProps<Name>) => (
  <ToggleButtonGroup value={pressed} aria-label={label} sx={{ flexWrap: 'nowrap' }}>
    {choices.map((choice) => (
      <ToggleButton
        key={choice.name}
        value={choice.name}
        onClick={() => onPress(choice.name)}
        sx={{ flex: 'none', minHeight: 44, px: 4, whiteSpace: 'nowrap' }}
      >
        {choice.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
