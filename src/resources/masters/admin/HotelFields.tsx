import styled from '@emotion/styled'
import { useId } from 'react'
import { ROOM_TYPES, SEASONS } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { TypedField } from '../../../ui/form/typed/TypedField'

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  '& .two': { display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' },
  // The selector takes only direct children, because other components may contain a fieldset.
  '& > fieldset': { border: 0, padding: 0, margin: 0, minWidth: 0 },
  '& > fieldset > legend': { fontWeight: 700, padding: 0, marginBottom: 8 },
  '& .season': { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBottom: 16 },
  '& .season > h2': { gridColumn: '1 / -1', fontSize: '0.875rem', fontWeight: 600 },
})

/** A hotel: name, stars, distance, picture, and a rate per season and room type. */
export function HotelFields() {
  const id = useId()
  return (
    <Grid>
      <TypedField name="name" label={t('master.name')} />
      <div className="two">
        <TypedField name="stars" label={t('master.stars')} inputMode="numeric" />
        <TypedField name="distance" label={t('master.distance')} inputMode="numeric" />
      </div>
      <TypedField name="image" label={t('master.image')} />
      <fieldset>
        <legend>{t('master.rates')}</legend>
        {SEASONS.map((season) => (
          <div key={season} className="season" role="group" aria-labelledby={`${id}-${season}`}>
            <h2 id={`${id}-${season}`}>{t(`master.season.${season}`)}</h2>
            {ROOM_TYPES.map((room) => (
              <TypedField key={room} name={`rates.${season}.${room}`} label={t(`room.${room}`)} inputMode="numeric" />
            ))}
          </div>
        ))}
      </fieldset>
    </Grid>
  )
}
