import type { PackageDetail } from '../../../domain/types'

/** The letter by which the page names the package at this place of the address. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** A package in the table, with the letter of its place: it keeps the letter when another package cannot be read. */
export type Lettered = { letter: string; detail: PackageDetail }
