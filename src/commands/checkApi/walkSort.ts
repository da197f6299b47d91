import { asJson, rowsOf, type Client } from './client'

const read = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '')

/** Whether the departures from `day` on stand first, the next one on top. */
function beginsWithNext(departures: readonly string[], day: string): boolean {
  const coming = departures.filter((one) => one >= day)
  return departures.slice(0, coming.length).join() === coming.toSorted().join()
}

/** Asks a list for the orders that its answer names in `sort_by`. `day` is one after today, whatever the server's calendar. */
export async function walkSort(client: Client, path: string, day: string): Promise<void> {
  const { body } = await client.expect({ path }, 200)
  const named = asJson(asJson(body).meta).sort_by
  const orders = ['check_in', 'nama_paket'].filter((order) => Array.isArray(named) && named.includes(order))
  for (const order of orders) {
    const sorted = `${path}&sort=${order}&order=asc`
    const rows = rowsOf((await client.expect({ path: sorted }, 200)).body)
    const isWrong =
      order === 'check_in' &&
      !beginsWithNext(
        rows.map((row) => read(row.check_in)),
        day,
      )
    if (isWrong) client.findings.push(`GET ${sorted}: the next departure does not stand first`)
  }
}
