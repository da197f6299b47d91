/**
 * The tables of the database. `npm run migration` compares them with the newest snapshot in ./migrations/meta and writes
 * the difference as the next SQL file. Constraints have the names that PostgreSQL gave them in databases made before.
 */
export * from './tables/accounts'
export * from './tables/audit'
export * from './tables/packages'
export * from './tables/masters'
export * from './tables/offers'
