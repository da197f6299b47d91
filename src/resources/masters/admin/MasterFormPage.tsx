import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { Fragment } from 'react'
import styled from '@emotion/styled'
import { ButtonLink } from '../../../ui/elements/Button'
import { AlertIcon } from '../../../ui/elements/icons'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { MuiTheme } from '../../../ui/layout/MuiTheme'
import { BarTitle } from '../../../ui/table/BarTitle'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { AS_FORM, type HotelMaster } from '../../../data-provider/types'
import { masterOfResource, type MasterField } from '../../../domain/masters/masters'
import { isNotFound, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { Id, MasterRecord } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { RupiahField } from '../../../ui/form/typed/RupiahField'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { RecordHistory } from '../../audit/history'
import { masterName } from '../../custom-data/pickers'
import { masterTitle } from '../masterTitle'
import { HotelFields } from './HotelFields'
import { MasterEditor } from './MasterEditor'
import { emptyHotel, emptyMaster, hotelKind, masterKind, typedHotel, typedMaster } from './masterForm'
import { masterLinks } from '../defineMaster'

const Grid = styled('div')({ display: 'grid', gap: 20 })

/** The fields of a custom-data master: name and price, for a flight also the logo, for a margin only the amount. */
function MasterFields({ field }: { field: MasterField }) {
  return (
    <Grid>
      {field !== 'margin' && <TypedField name="name" label={t('master.name')} />}
      <RupiahField name="price" label={t(field === 'margin' ? 'master.amount' : 'master.price')} />
      {field === 'pesawat' && <TypedField name="logo" label={t('master.logo')} />}
    </Grid>
  )
}

// The form reads its record each time it opens, and never while the admin types. Its query key is its own (AS_FORM):
// react-admin puts the rows of lists and pickers under the key of a plain getOne.
const queryOptions = { staleTime: Infinity, gcTime: 0, retry: retryQuery, retryDelay, refetchOnReconnect: false }

/** The form of a new or saved master. Default export: only the desktop loads it. */
export default function MasterFormPage({ resource }: { resource: string }) {
  const { id } = useParams()
  return (
    <MuiTheme>
      {id === undefined ? (
        <Fragment key={resource}>
          <BarTitle title={t('master.newTitle', { name: masterTitle(resource) })} />
          <Editor resource={resource} />
        </Fragment>
      ) : (
        <Saved key={`${resource}/${id}`} resource={resource} id={id} />
      )}
    </MuiTheme>
  )
}

function Saved({ resource, id }: { resource: string; id: string }) {
  const { data, error, isPending, isPaused, refetch } = useGetOne<MasterRecord | HotelMaster>(
    resource,
    { id, meta: AS_FORM },
    queryOptions,
  )
  if (data) {
    const field = masterOfResource(resource)
    const name = field ? masterName(field, data as MasterRecord) : data.name
    return (
      <>
        <BarTitle title={t('master.named', { master: masterTitle(resource), name })} />
        <Editor resource={resource} record={data} />
        <RecordHistory resource={resource} id={data.id} />
      </>
    )
  }
  if (isPending && !isPaused && !error) return <Spinner page />
  return (
    <main>
      <BarTitle title={masterTitle(resource)} />
      {isNotFound(error) ? (
        <Notice
          alert
          icon={<AlertIcon />}
          title={t('detail.missing')}
          action={
            <ButtonLink to={masterLinks(resource).list} variant="outlined">
              {t('master.back')}
            </ButtonLink>
          }
        />
      ) : (
        <Notice alert icon={<AlertIcon />} title={t('error.title')} {...loadFailure(error, refetch)} />
      )}
    </main>
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
