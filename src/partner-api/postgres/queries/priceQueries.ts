import { sql } from 'drizzle-orm'
import type { PricedRecords, PriceStore } from '../../stores/mastersStore'
import type { Database } from '../database'
import { statement } from '../statement'
import { hotels, kurs, masters } from '../tables'

type Wanted = { masterIds: readonly number[]; hotelIds: readonly number[]; day: string }

const ids = (name: keyof Wanted) => sql`any(${sql.placeholder(name)}::bigint[])`
const rates = (double: unknown, triple: unknown, quad: unknown) =>
  sql`json_build_object('double', ${double}, 'triple', ${triple}, 'quad', ${quad})`

const masterJson = sql`json_build_object('id', ${masters.id}, 'kind', ${masters.kind}, 'name', ${masters.name},
  'price', ${masters.price}, 'logo', ${masters.logo})`
const hotelJson = sql`json_build_object('id', ${hotels.id}, 'city', ${hotels.city}, 'name', ${hotels.name},
  'image', ${hotels.image}, 'distance', ${hotels.distance}, 'stars', ${hotels.stars}, 'rates', json_build_object(
    'regular', ${rates(hotels.rateDouble, hotels.rateTriple, hotels.rateQuad)},
    'rajabSyaban', ${rates(hotels.rateDoubleRajabSyaban, hotels.rateTripleRajabSyaban, hotels.rateQuadRajabSyaban)},
    'ramadhan', ${rates(hotels.rateDoubleRamadhan, hotels.rateTripleRamadhan, hotels.rateQuadRamadhan)}))`

const find = statement<Wanted, PricedRecords>(
  () => sql`select json_build_object(
    'masters', (select coalesce(json_agg(${masterJson}), '[]') from ${masters}
      where ${masters.id} = ${ids('masterIds')} and ${masters.deletedAt} is null),
    'hotels', (select coalesce(json_agg(${hotelJson}), '[]') from ${hotels}
      where ${hotels.id} = ${ids('hotelIds')} and ${hotels.deletedAt} is null),
    'kurs', (select json_build_object('rupiahPerSar', ${kurs.rupiahPerSar}, 'buffer', ${kurs.buffer}, 'validFrom', ${kurs.validFrom})
      from ${kurs} where ${kurs.validFrom} <= ${sql.placeholder('day')}::date
      order by ${kurs.validFrom} desc, ${kurs.id} desc limit 1)) as json`,
)

/** Finds all records that price a save in one statement. */
export const priceQueries = (db: Database): PriceStore => ({
  findPriced: async (masterIds, hotelIds, day) => {
    const [found] = await find(db, { masterIds, hotelIds, day })
    return found ?? { masters: [], hotels: [], kurs: null }
  },
})
