import { useParams } from 'react-router'
import { Fragment } from 'react'
import { BarTitle } from '../../../ui/table/BarTitle'
import { Spinner } from '../../../ui/feedback/Spinner'
import type { HotelMaster } from '../../../data-provider/types'
import { masterOfResource } from '../../../domain/masters/masters'
import type { Id, MasterRecord } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { FormRecord } from '../../../kit/FormRecord'
import { RecordHistory } from '../../audit/history'
import { masterName } from '../../custom-data/pickers'
import { masterTitle } from '../masterTitle'
import { HotelFields } from './HotelFields'
import { MasterEditor } from './MasterEditor'
import { MasterFields } from './MasterFields'
import { emptyHotel, emptyMaster, hotelKind, masterKind, typedHotel, typedMaster } from './masterForm'
import { masterLinks } from '../defineMaster'

/** The form of a new or saved master. Default export: only the desktop loads it. */
export default function MasterFormPage({ resource }: { resource: string }) {
  const { id } = useParams()
  return (
    <>
      {id === undefined ? (
        <Fragment key={resource}>
          <BarTitle title={t('master.newTitle', { name: masterTitle(resource) })} />
          <Editor resource={resource} />
        </Fragment>
      ) : (
        <Saved key={`${resource}/${id}`} resource={resource} id={id} />
      )}
    </>
  )
}

function Saved({ resource, id }: { resource: string; id: string }) {
  const field = masterOfResource(resource)
  return (
    <FormRecord<MasterRecord | HotelMaster>
      id={id}
      backTo={masterLinks(resource).list}
      loading={<Spinner page />}
      renderFailure={(notice) => (
        <main>
          <BarTitle title={masterTitle(resource)} />
          {notice}
        </main>
      )}
    >
      {(record) => {
        const name = field ? masterName(field, record as MasterRecord) : record.name
        return (
          <>
            <BarTitle title={t('master.named', { master: masterTitle(resource), name })} />
            <Editor resource={resource} record={record} />
            <RecordHistory resource={resource} id={record.id} />
          </>
        )
      }}
    </FormRecord>
  )
}

function Editor({ resource, record }: { resource: string; record?: MasterRecord | HotelMaster }) {
  const field = masterOfResource(resource)
  const known: { id?: Id } = record ? { id: record.id } : {}
  if (field)
    return (
      <MasterEditor
        kind={masterKind(field)}
        initial={record ? typedMaster(record as MasterRecord) : emptyMaster}
        {...known}
      >
        <MasterFields field={field} />
      </MasterEditor>
    )
  return (
    <MasterEditor kind={hotelKind} initial={record ? typedHotel(record as HotelMaster) : emptyHotel} {...known}>
      <HotelFields />
    </MasterEditor>
  )
}
