/** One line of a cell, cut with an ellipsis; the whole text belongs into its `title`. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * The place of react-admin's table on the desktop: a table that is too wide scrolls inside it, not with the page. The rows
 * stand close or loose, as the user chose (docs/product.md §15.7.3).
 */
export const tablePlace = {
  padding: '16px 16px 32px',
  '& .RaList-main': { minWidth: 0 },
  // The buttons go below the filters where they would leave them no room.
  '& .RaList-actions': { marginBottom: '12px', gap: '8px 12px', flexWrap: 'wrap' },
  '& .RaList-actions > form': { flex: '1 1 262px' },
  '& .RaFilterForm-filterFormInput:has(.MuiNativeSelect-root)': { width: '164px' },
  '& .RaFilterForm-filterFormInput:has(input[type=search])': { width: '232px' },
  '& .RaFilterForm-filterFormInput .MuiOutlinedInput-root': { minHeight: '44px' },
  '& .RaList-actions .MuiToolbar-root': { gap: '8px', flexWrap: 'wrap', justifyContent: 'flex-end' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-table .MuiTableCell-root': {
    paddingInline: '6px',
    '&:first-of-type': { paddingLeft: '14px' },
    '&:last-of-type': { paddingRight: '14px' },
  },
  '[data-density=dense] & .RaDataTable-table .MuiTableCell-root': { paddingBlock: '2px', fontSize: '0.78rem' },
  '[data-density=loose] & .RaDataTable-table .MuiTableCell-root': { paddingBlock: '8px' },
  // A row is no taller than its text: buttons and boxes of a table are pressed with a mouse.
  '& .RaDataTable-table .MuiIconButton-root, & .RaDataTable-table .MuiCheckbox-root': {
    width: '28px',
    height: '28px',
    padding: 0,
  },
} as const
