import { importText } from '../../../../i18n/admin/importTexts'
import { ExportMaster } from './ExportMaster'

/** The template of an import is the master's own export. */
export const TemplateButton = ({ resource }: { resource: string }) => (
  <ExportMaster resource={resource} label={importText('template')} />
)
