import { useDataProvider } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import type { PartnerDataProvider } from '@/data-provider/types'
import { formatAmount } from '@/domain/values/money'
import { raiseText } from '@/i18n/admin/raise'
import { Button } from '@/ui/elements/Button'
import { toFieldErrors } from '@/ui/form/toFieldErrors'
import { useResource } from '@/ui/hooks/useResource'
import { masterTitle } from '../../defineMaster'
import { ImportDialog } from '../import/ImportDialog'
import { ImportPreview } from '../import/preview/ImportPreview'
import type { ComparedRows } from '../import/preview/preview'
import { fileKindOf, type FileKind } from '../import/rows/columns'
import { readSaved } from '../import/rows/readSaved'
import { useImport } from '../import/useImport'
import { raisedRows, recordsToMend } from './raisedRows'
import { emptyRaise, raiseProblems, readRaise, type TypedRaise } from './raiseForm'
import { RaiseStart, signed } from './RaiseStart'

/** The rows of a change of prices, and what it does in words. */
type RaisePreview = ComparedRows & { source: string }

/** A change of prices is an import whose rows come from the saved records. */
function useRaise(resource: string, q: string) {
  const provider = useDataProvider<PartnerDataProvider>()
  const kind = fileKindOf(resource)
  const steps = useImport<RaisePreview>(resource)
  const raise = (typed: TypedRaise) =>
    steps.check(async (signal) => {
      const saved = await readSaved(provider, resource, signal, { q })
      const change = readRaise(typed, kind)
      const rows = raisedRows(saved, kind, change)
      const found = q === '' ? raiseText('all', { master: masterTitle(resource) }) : raiseText('found', { q })
      return { ...rows, source: `${raiseText('changes', { percent: signed(change.percent) })} ${found}` }
    })
  return { kind, steps, raise }
}

const SHOWN = 3

/** Says how to correct wrong rows: another percent helps only where a price is wrong. */
function fixText(preview: ComparedRows, kind: FileKind): string {
  const names = recordsToMend(preview, kind)
  if (names.length === 0) return raiseText('fixFirst', { n: formatAmount(preview.wrong.length) })
  return raiseText('fixRecords', {
    names: [...names.slice(0, SHOWN), ...(names.length > SHOWN ? ['…'] : [])].join(', '),
  })
}

export type RaisePageProps = {
  /** The search of the table: only the records that it finds change. */
  q: string
  onClose: () => void
}

/** The dialog that changes all prices of a master (docs/product.md §15.9). Default export: it loads when an admin opens it. */
export default function RaisePage({ q, onClose }: RaisePageProps) {
  const resource = useResource()
  const { kind, steps, raise } = useRaise(resource, q)
  const form = useForm<TypedRaise>({
    defaultValues: emptyRaise(kind),
    resolver: (typed) => toFieldErrors(typed, raiseProblems(typed)),
  })
  const submit = form.handleSubmit(raise)
  return (
    <FormProvider {...form}>
      <ImportDialog
        title={raiseText('title', { master: masterTitle(resource) })}
        titleOf={(outcome) => (outcome === 'conflict' ? null : raiseText(outcome))}
        steps={steps}
        onClose={onClose}
        renderStart={(problem) => <RaiseStart kind={kind} q={q} problem={problem} onSubmit={() => void submit()} />}
        renderPreview={(preview) => (
          <ImportPreview
            preview={preview}
            source={preview.source}
            tooLarge={(rows) => raiseText('tooLarge', rows)}
            fixFirst={fixText(preview, kind)}
            submit={(n) => raiseText('submit', { n })}
            other={
              <Button variant="outlined" onClick={steps.restart}>
                {raiseText('back')}
              </Button>
            }
            onSubmit={() => void steps.submit(preview)}
          />
        )}
      />
    </FormProvider>
  )
}
