import styled from '@emotion/styled'
import { say } from '@/i18n/translate'
import { FieldError } from '@/ui/form/Field'
import { bareFieldset } from '@/ui/layout/styles'
import { colour } from '@theme/tokens'

/** The place of a table whose rows an admin types. */
export const RowsFieldset = styled('fieldset')({
  ...bareFieldset,
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  '& > [role=status]:empty': { marginTop: -10 },
  '& > *': { maxWidth: '100%' },
  '& > .scroll': { overflowX: 'auto', width: '100%' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    textAlign: 'left',
    overflowWrap: 'normal',
    textWrap: 'balance',
    padding: '4px 6px 4px 0',
    color: colour.quiet,
  },
  '& td': { padding: '4px 6px 4px 0', minWidth: '4.25rem', verticalAlign: 'top' },
  '& tbody th': { verticalAlign: 'top', paddingTop: 14 },
  '& td.day': { minWidth: '10rem' },
  '& td.words': { minWidth: '7rem' },
  '& td.actions': { whiteSpace: 'nowrap', padding: '8px 0 0', minWidth: 72 },
  '& thead th:empty': { minWidth: 20 },
  '& td .quiet': { fontSize: '0.75rem', whiteSpace: 'nowrap' },
  '& .MuiInputBase-root': { paddingRight: 4 },
  '& .MuiInputBase-input': { paddingInline: '8px !important', fontSize: '0.9375rem' },
})

/** The messages of all cells, each once. */
function messagesOf(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string') return [errors.message]
  return [...new Set(Object.entries(errors).flatMap(([name, part]) => (name === 'ref' ? [] : messagesOf(part))))]
}

/** What is wrong with the rows, below their table. */
export function RowErrors({ id, errors }: { id: string; errors: unknown }) {
  const messages = messagesOf(errors)
  return (
    messages.length > 0 && (
      <div id={id} role="alert">
        {messages.map((message) => (
          <FieldError key={message} id={`${id}-${message}`} message={`${say(message)}.`} />
        ))}
      </div>
    )
  )
}
