import { expect, it } from 'vitest'
import { QUERY_STORE_VERSION } from '@/offline/queryStore'
import { SITI } from '../partner-api/fixtures'
import { providerFor } from '../support/server/providerOver'
import { shapeOf } from '../support/shape'
import { umrohRegular } from '@/resources/umroh-regular/resource'

// Without a new QUERY_STORE_VERSION, a newer app would read entries of an old shape. Raise the version, then update
// this snapshot. A new field that may be absent (a detail's `kurs`, a row's `departure`) needs no new version.
it('the persisted shapes belong to the current QUERY_STORE_VERSION', async () => {
  const { provider } = await providerFor(SITI)
  const { data: rows } = await provider.getList(umrohRegular.name, {})
  const { data: detail } = await provider.getOne(umrohRegular.name, { id: rows[0]?.id })
  const { data: flights } = await provider.getList('custom-data/pesawat', {})
  const { data: hotels } = await provider.getList('hotel/makkah', {
    filter: { date_check_in: '2027-03-01', date_check_out: '2027-03-05' },
  })
  expect(QUERY_STORE_VERSION).toBe(3)
  expect([rows[0], detail, flights[0], hotels[0]].map(shapeOf)).toMatchInlineSnapshot(`
    [
      "{createdAt:string departure:string id:number jamaah:number mitra:null name:string progress:{customerName:null otherChosen:boolean remindAt:null status:string validUntil:null} totals:{double:number quad:number triple:number} tripType:string}",
      "{choices:{domestik:{name:string price:number} laPrivate:{name:string price:number} manasik:{name:string price:number} siskopatuh:{name:string price:number}} flight:{logo:string name:string price:number} hotels:{madinah:{checkIn:string checkOut:string distance:number image:string name:string rupiah:{double:number quad:number triple:number} sar:{double:number quad:number triple:number} stars:number} makkah:{checkIn:string checkOut:string distance:number image:string name:string rupiah:{double:number quad:number triple:number} sar:{double:number quad:number triple:number} stars:number}} id:number jamaah:number kurs:{buffer:null per:string rupiahPerSar:number} margin:number mitra:null name:string pricedAt:string progress:{acceptedAt:null customerName:null customerPhone:null lostReason:null otherChosen:boolean remindAt:null seenAt:null sentAt:null status:string validUntil:null} startCity:string totals:{double:number quad:number triple:number} tourLeader:number tourLeaderCost:{double:number quad:number triple:number} transports:[] tripType:string}",
      "{id:number logo:string name:string price:number}",
      "{distance:number id:number image:string name:string perJamaah:{double:number quad:number triple:number} rupiah:{double:number quad:number triple:number} sar:{double:number quad:number triple:number} stars:number stay:{checkIn:string checkOut:string}}",
    ]
  `)
})
