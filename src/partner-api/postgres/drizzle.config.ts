import { defineConfig } from 'drizzle-kit'

/** For `npm run migration`. At start the program itself applies the files (src/partner-api/postgres/migrate.ts). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/partner-api/postgres/tables.ts',
  out: './src/partner-api/postgres/migrations',
  migrations: { schema: 'public', table: '__drizzle_migrations' },
})
