import type { PackageDetail } from '../../../domain/types'

/** A package in the table, with the letter of its place: it keeps the letter when another package cannot be read. */
export type Lettered = { letter: string; detail: PackageDetail }
