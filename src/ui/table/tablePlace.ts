/** Where a table of react-admin's stands on the desktop: one that is wider than its place scrolls there, not with the page. */
export const tablePlace = {
  padding: '16px 24px 32px',
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { marginBottom: '12px' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
} as const
