import { Suspense, useState } from 'react'
import { CreateButton, TopToolbar } from 'react-admin'
import { importText } from '../../../i18n/admin/importTexts'
import { useFeature } from '../../../ui/layout/features'
import { Button } from '../../../ui/elements/Button'
import { lazyScreen } from '../../../ui/layout/lazyScreen'
import { HistoryLink } from '../../audit/history'
import { masterLinks } from '../defineMaster'
import { ExportMaster } from './import/ExportMaster'
import type { ImportPageProps } from './import/ImportPage'

const ImportPage = lazyScreen<ImportPageProps>(() => import('./import/ImportPage'))

type Props = { resource: string; may: { create: boolean; edit: boolean; change: boolean } }

/** The buttons above a master's table. An import creates and changes records, so it needs both permissions. */
export function MasterActions({ resource, may }: Props) {
  const [isImporting, setImporting] = useState(false)
  const mayImport = useFeature('import') && may.create && may.edit
  // Only an account that may change hotels reads their rates.
  const mayExport = !resource.startsWith('hotel/') || may.change
  return (
    <TopToolbar>
      <HistoryLink resource={resource} />
      {may.create && <CreateButton to={masterLinks(resource).create} />}
      {mayImport && (
        <Button variant="outlined" onClick={() => setImporting(true)}>
          {importText('button')}
        </Button>
      )}
      {mayExport && <ExportMaster resource={resource} label={importText('export')} />}
      {isImporting && (
        <Suspense>
          <ImportPage resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </TopToolbar>
  )
}
