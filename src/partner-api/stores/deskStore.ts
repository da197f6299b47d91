/** How many packages a mitra made in a month (`2026-11`) of the business's calendar. */
export type MonthlyCount = { mitra: { id: number; name: string }; month: string; packages: number }

/** The figures of an admin's Beranda. */
export type DeskStore = {
  /** Counts the packages made since a moment, by mitra and month. Months without a package are absent. */
  countByMonth(since: number): Promise<MonthlyCount[]>
}
