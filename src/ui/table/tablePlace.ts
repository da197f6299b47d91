/** The place of react-admin's table on the desktop: a table that is too wide scrolls inside it, not with the page. */
export const tablePlace = {
  padding: '16px 24px 32px',
  '& .RaList-main': { minWidth: 0 },
  // The buttons go below the filters where they would leave them no room.
  '& .RaList-actions': { marginBottom: '12px', flexWrap: 'wrap', rowGap: '8px' },
  '& .RaList-actions > form': { flex: '1 1 262px' },
  '& .RaList-actions .MuiToolbar-root': { gap: '8px' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
} as const
