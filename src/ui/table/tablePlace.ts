/** One line of a cell, cut with an ellipsis; the whole text belongs into its `title`. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** At most two lines of a cell, in its only element; the whole text belongs into its `title`. */
export const twoLines = {
  '& > span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
} as const

/**
 * The place of react-admin's table on the desktop: a table that is too wide scrolls inside it, not with the page. The rows
 * stand close or loose, as the user chose (docs/product.md §15.7.3).
 */
export const tablePlace = {
  padding: '16px 16px 32px',
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { marginBottom: '16px', gap: '8px' },
  // Without choices, the buttons go below the search where they would leave it no room.
  '& .RaList-actions:not(:has(select))': { flexWrap: 'wrap', '& > form': { flex: '1 1 262px' } },
  // Search and choices stand in one line beside the buttons, which take two.
  '& form:has(select) > .RaFilterForm-filterFormInput': {
    '&:has(select)': { width: '168px' },
    '&:has(input[type=search])': { width: '184px' },
    '& .MuiOutlinedInput-root': { minHeight: '44px', fontSize: '0.875rem' },
    '& select.MuiNativeSelect-select': { paddingRight: '32px', textOverflow: 'ellipsis' },
  },
  '& .RaList-actions .MuiToolbar-root': { gap: '8px' },
  '& .RaList-actions:has(select) .MuiToolbar-root': {
    flex: '0 0 284px',
    padding: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
  },
  // Paper cannot scroll: the cells share its width, and nothing that is pressed is printed.
  '@media print': {
    padding: 0,
    '& .RaList-actions, & .RaBulkActionsToolbar-toolbar, & .MuiTablePagination-root, & .MuiCheckbox-root, & .MuiIconButton-root':
      { display: 'none' },
    '& .RaDataTable-table .MuiTableCell-root.MuiTableCell-root': {
      height: 'auto',
      minWidth: 0,
      padding: '1mm 0.5mm',
      fontSize: '6.5pt',
      letterSpacing: 0,
    },
  },
  '& .RaDataTable-table .MuiTableCell-root': {
    paddingInline: '6px',
    '&:first-of-type': { paddingLeft: '14px' },
    '&:last-of-type': { paddingRight: '14px' },
  },
  '[data-density=dense] & .RaDataTable-table .MuiTableCell-root': {
    height: '33px',
    paddingBlock: '2px',
    fontSize: '0.78rem',
  },
  '[data-density=loose] & .RaDataTable-table .MuiTableCell-root': { height: '46px', paddingBlock: '6px' },
  '& .RaDataTable-table .MuiTypography-root': { fontSize: 'inherit' },
  // A row is no taller than its text: buttons and boxes of a table are pressed with a mouse.
  '& .RaDataTable-table .MuiIconButton-root, & .RaDataTable-table .MuiCheckbox-root': {
    width: '28px',
    height: '28px',
    padding: 0,
  },
} as const
