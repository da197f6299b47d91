import InputAdornment from '@mui/material/InputAdornment'
import { useParams } from 'react-router'
import styled from '@emotion/styled'

import { BarTitle } from '../../../ui/table/BarTitle'

import { Spinner } from '../../../ui/feedback/Spinner'
import type { HotelMaster } from '../../../data-provider/types'
import { masterOfResource, unitOf, type MasterField } from '../../../domain/masters/masters'

import type { MasterRecord } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { FormRecord } from '../../../kit/FormRecord'
import { AmountField, RupiahField } from '../../../ui/form/typed/RupiahField'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { RecordHistory } from '../../audit/history'
import { masterName } from '../../custom-data/pickers'
import { MasterEditor } from './MasterEditor'
import { emptyHotel, emptyMaster, hotelKind, masterKind, typedHotel, typedMaster, type SavedMaster } from './masterForm'
import { RatesTable } from './RatesTable'
import { PictureField } from './picture/PictureField'
import { masterLinks, masterTitle } from '../defineMaster'
import { priceLabel } from './priceLabel'
import { useResource } from '../../../ui/hooks/useResource'

const HotelGrid = styled('div')({
  display: 'grid',
  gap: 20,
  '& .two': { display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' },
})

/** The name that offers tell customers. */
const ToldNameField = () => <TypedField name="toldName" label={t('master.toldName')} hint={t('master.toldNameHint')} />

/** A hotel: name, stars, distance, picture, and a rate per season and room type. */
function HotelFields() {
  return (
    <HotelGrid>
      <TypedField name="name" label={t('master.name')} required />
      <ToldNameField />
      <div className="two">
        <TypedField name="stars" label={t('master.stars')} inputMode="numeric" required />
        <AmountField name="distance" label={t('master.distance')} unit="metre" />
      </div>
      <PictureField name="image" />
      <RatesTable />
    </HotelGrid>
  )
}

const Grid = styled('div')({ display: 'grid', gap: 20 })

/** The fields of a custom-data master: name and price, for a flight also the logo, for a margin only the amount. */
function MasterFields({ field }: { field: MasterField }) {
  const unit = unitOf(field)
  return (
    <Grid>
      {field !== 'margin' && <TypedField name="name" label={t('master.name')} required />}
      <RupiahField
        name="price"
        label={priceLabel(field)}
        before={<InputAdornment position="start">Rp.</InputAdornment>}
        hint={unit === 'jamaah' ? undefined : t(`master.priceHint.${unit}`)}
        required
      />
      {field !== 'margin' && <ToldNameField />}
      {field === 'pesawat' && <PictureField name="logo" />}
    </Grid>
  )
}

/** The form of a new or saved master. Default export: only the desktop loads it. */
export default function MasterFormPage() {
  const resource = useResource()
  const { id } = useParams()
  return (
    <>
      {id === undefined ? (
        <>
          <BarTitle title={t('master.newTitle', { name: masterTitle(resource) })} />
          <Editor />
        </>
      ) : (
        <Saved key={id} id={id} />
      )}
    </>
  )
}

function Saved({ id }: { id: string }) {
  const resource = useResource()
  const field = masterOfResource(resource)
  return (
    <FormRecord<SavedMaster>
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
            <Editor record={record} />
            <RecordHistory id={record.id} />
          </>
        )
      }}
    </FormRecord>
  )
}

function Editor({ record }: { record?: SavedMaster }) {
  const field = masterOfResource(useResource())
  const known = record ? { id: record.id, version: record.version } : {}
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
    <MasterEditor kind={hotelKind()} initial={record ? typedHotel(record as HotelMaster) : emptyHotel} {...known}>
      <HotelFields />
    </MasterEditor>
  )
}
