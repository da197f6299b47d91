import { importText } from '../../../../i18n/admin/importTexts'
import { RunningTask } from '../../../../ui/feedback/RunningTask'
import type { ImportState } from './useImport'

type Running = Extract<ImportState, { at: 'reading' | 'checking' | 'saving' | 'settling' }>

const inIndonesian = (n: number) => n.toLocaleString('id')

function textOf(state: Running): string {
  if (state.at === 'checking')
    return importText('checking', { done: inIndonesian(state.done), total: inIndonesian(state.total) })
  if (state.at === 'saving') return importText('saving', { n: inIndonesian(state.n) })
  return importText(state.at)
}

/** A step of an import that takes time. */
export const ImportProgress = ({ state, onStop }: { state: Running; onStop: () => void }) => (
  <RunningTask
    text={textOf(state)}
    part={state.at === 'checking' && state.total > 0 ? state.done / state.total : undefined}
    onStop={state.at === 'settling' ? undefined : onStop}
  />
)
