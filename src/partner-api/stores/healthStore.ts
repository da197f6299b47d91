export type Connections = { open: number; idle: number; waiting: number }

/** The functions by which a store tells a host about itself. */
export interface HealthStore {
  /** Asks the database for its newest migration; null without a database. Rejects when the database does not answer. */
  schema(): Promise<string | null>
  /** The connections to the database; absent where there is no pool of them. */
  connections?: () => Connections
}
