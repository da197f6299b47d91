/** The place of react-admin's table on the desktop: a table that is too wide scrolls inside it, not with the page. */
export const tablePlace = {
  padding: '16px 24px 32px',
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { marginBottom: '12px', flexWrap: 'wrap', rowGap: '8px' },
  '& .RaList-actions .MuiToolbar-root': { gap: '8px' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
} as const
