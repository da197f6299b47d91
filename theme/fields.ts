import { chosen, chosenForced, forced } from './actions'
import { colour, radius, TOUCH, type } from './tokens'

const small = { marginTop: 6, marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 0 }
const outline = '& .MuiOutlinedInput-notchedOutline'

/** The look of every field: the label stands above it, its problem and its hint below it. */
export const fieldComponents = {
  MuiFormControl: { styleOverrides: { root: { display: 'flex', minWidth: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: type.weight.medium,
        lineHeight: 1.4,
        letterSpacing: 0,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' },
        // The mark is for the eye alone: with the empty alternative text it is no part of the field's name.
        '&[data-required]::after': { content: '"\\00a0*" / ""', color: colour.error },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { ...small, '&, &.Mui-disabled': { color: colour.quiet } } },
  },
  MuiInputBase: {
    // The labels do not move, so no field has to know that the browser filled it.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 52,
        borderRadius: radius.medium,
        backgroundColor: colour.surface,
        color: 'inherit',
        fontSize: '1rem',
        lineHeight: 1.5,
        letterSpacing: 0,
        [outline]: { top: 0, borderColor: colour.lineStrong, '& > legend': { display: 'none' } },
        [`&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline`]: { borderColor: colour.lineStrong },
        '&.Mui-disabled': { backgroundColor: colour.sunken, [outline]: { borderColor: colour.lineStrong } },
        [forced]: {
          '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: 2 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
        },
        '& > svg': { flex: 'none', marginRight: 10, color: colour.quiet },
        '&.MuiInputBase-adornedStart > input': { paddingLeft: 0 },
        // The button at the end has its own room.
        '&.MuiInputBase-adornedEnd': { paddingRight: 0 },
        '&.MuiInputBase-sizeSmall': {
          minHeight: TOUCH,
          fontSize: '0.9375rem',
          '& > .MuiInputBase-input': { paddingBlock: 8, paddingLeft: 12 },
        },
      },
      input: {
        alignSelf: 'stretch',
        height: 'auto',
        padding: '13px 16px',
        borderRadius: 'inherit',
        wordSpacing: 'inherit',
        '&::placeholder': { color: colour.quiet, opacity: 1 },
        '&.Mui-disabled': { color: colour.quiet, WebkitTextFillColor: colour.quiet },
        '&::-webkit-search-cancel-button': { display: 'none' },
        // A field of several lines grows with them, in browsers that can.
        'textarea&': { boxSizing: 'border-box', minHeight: 116, resize: 'vertical', fieldSizing: 'content' },
        'button&': {
          display: 'flex',
          boxSizing: 'border-box',
          minHeight: 52,
          fontSize: '0.9375rem',
          padding: '10px 14px',
          justifyContent: 'flex-start',
          textAlign: 'left',
          cursor: 'pointer',
        },
      },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { right: 10, color: colour.quiet } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: TOUCH, marginLeft: -12, marginRight: 0 },
      label: { fontSize: 'inherit', fontWeight: 500, lineHeight: 'inherit', letterSpacing: 0 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 10, color: colour.quiet } } },
  MuiRadio: { styleOverrides: { root: { padding: 10, color: colour.quiet } } },
  MuiToggleButtonGroup: {
    styleOverrides: { root: { display: 'flex', flexWrap: 'wrap', gap: 8, borderRadius: radius.medium } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        flex: '1 1 8em',
        minHeight: 48,
        padding: '6px 10px',
        '&&': { margin: 0, border: `1px solid ${colour.lineStrong}`, borderRadius: radius.medium },
        fontSize: 'inherit',
        fontWeight: type.weight.bold,
        lineHeight: 1.5,
        letterSpacing: 0,
        textTransform: 'none',
        overflowWrap: 'break-word',
        color: colour.text,
        backgroundColor: colour.surface,
        '&&.Mui-selected, &&.Mui-selected:hover': chosen,
        [forced]: { '&&.Mui-selected': chosenForced },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { flex: 'none', width: TOUCH, height: TOUCH, padding: '9px 0' },
      switchBase: {
        top: 15,
        left: 6,
        padding: 0,
        color: colour.quiet,
        '&:hover': { backgroundColor: 'transparent' },
        '& > input': { top: -15, height: TOUCH },
        '&.Mui-checked': { transform: 'translateX(18px)', color: colour.onAccent },
        '& + .MuiSwitch-track': {
          boxSizing: 'border-box',
          border: `2px solid ${colour.quiet}`,
          borderRadius: radius.pill,
          backgroundColor: colour.surface,
          opacity: 1,
        },
        '&.Mui-checked + .MuiSwitch-track': {
          borderColor: colour.accent,
          backgroundColor: colour.accent,
          opacity: 1,
        },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
        [forced]: {
          color: 'ButtonText',
          '&.Mui-checked': { forcedColorAdjust: 'none', color: 'HighlightText' },
          '&.Mui-checked + .MuiSwitch-track': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
          },
        },
      },
      thumb: { width: 14, height: 14, border: 0, boxShadow: 'none' },
    },
  },
} as const
