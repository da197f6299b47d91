import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Id } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { SaveForm } from '../../../kit/SaveForm'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { masterLinks } from '../defineMaster'
import { DeleteMaster } from './DeleteMaster'
import type { FormKind } from './masterForm'
import { useResource } from '../../../ui/hooks/useResource'

const Place = styled('main')({
  padding: 24,
  maxWidth: 880,
  width: '100%',
  '& .delete': { marginLeft: 'auto' },
})

export type MasterEditorProps<Typed extends FieldValues> = {
  /** Absent for a new record. */
  id?: Id
  /** The version that the form shows, if the API has versions. */
  version?: string | undefined
  kind: FormKind<Typed>
  initial: Typed
  /** Says that the record is saved. */
  saved?: string
  /** Resources whose records depend on this one: their lists are read again after a save. */
  dependents?: readonly string[]
  children: ReactNode
}

/** The form of a master of the resource around it, with its ways back to the table. */
export function MasterEditor<Typed extends FieldValues>({
  id,
  version,
  kind,
  initial,
  saved = t('master.saved'),
  dependents = [],
  children,
}: MasterEditorProps<Typed>) {
  const resource = useResource()
  const navigate = useNavigate()
  const toTable = () => navigate(masterLinks(resource).list)
  return (
    <Place>
      <SaveForm
        id={id}
        version={version}
        initial={initial}
        problems={kind.problems}
        read={kind.read}
        {...(kind.comparing ? { comparing: kind.comparing } : {})}
        saved={saved}
        onSaved={toTable}
        dependents={dependents}
        buttons={
          <>
            <Button variant="outlined" size="large" onClick={toTable}>
              {t('duplicate.cancel')}
            </Button>
            {id !== undefined && <DeleteMaster {...{ id, version, initial, kind }} onDeleted={toTable} />}
          </>
        }
      >
        <Card component="div">{children}</Card>
      </SaveForm>
    </Place>
  )
}
