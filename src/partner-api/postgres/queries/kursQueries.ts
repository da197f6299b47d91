import { desc, eq, lte } from 'drizzle-orm'
import type { KursStore } from '../../stores/kursStore'
import { insertedId } from './accountQueries'
import type { Database } from '../database'
import { kurs, users } from '../tables'

const newestFirst = [desc(kurs.validFrom), desc(kurs.id)]

const rates = (db: Database) =>
  db
    .select({
      id: kurs.id,
      rupiahPerSar: kurs.rupiahPerSar,
      buffer: kurs.buffer,
      validFrom: kurs.validFrom,
      createdAt: kurs.createdAt,
      createdBy: { id: users.id, name: users.name },
    })
    .from(kurs)
    .leftJoin(users, eq(users.id, kurs.createdBy))

export const kursQueries = (db: Database): KursStore => ({
  listKurs: () => rates(db).orderBy(...newestFirst),
  findKurs: async (day) =>
    (
      await rates(db)
        .where(lte(kurs.validFrom, day))
        .orderBy(...newestFirst)
        .limit(1)
    )[0] ?? null,
  insertKurs: async (row) => insertedId(await db.insert(kurs).values(row).returning({ id: kurs.id })),
})
