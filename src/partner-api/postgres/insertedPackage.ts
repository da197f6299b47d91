import { sql } from 'drizzle-orm'
import { statement } from './statement'
import { packages, snapshots } from './tables'

const given = sql.placeholder

/** Adds a package with its snapshot in one statement, which gives its id. */
export const insert = statement<Record<string, unknown>, number>(
  () => sql`with added as (
      insert into ${packages} (mitra_id, created_by, created_at, updated_by, updated_at, nama_paket, search_name,
        tipe_perjalanan, jumlah_jamaah, total_double, total_triple, total_quad, check_in)
      values (${given('mitraId')}, ${given('createdBy')}, ${given('at')}::timestamptz, ${given('createdBy')}, ${given('at')}::timestamptz,
        ${given('namaPaket')}, ${given('searchName')}, ${given('tipePerjalanan')}, ${given('jumlahJamaah')},
        ${given('totalDouble')}, ${given('totalTriple')}, ${given('totalQuad')}, ${given('checkIn')}::date)
      returning id)
    insert into ${snapshots} (package_id, snapshot) select id, ${given('snapshot')}::jsonb from added
    returning to_json(${snapshots.packageId}) as json`,
)
