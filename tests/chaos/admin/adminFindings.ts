/** Pure checks of what admins and a colleague did. Each line that they return is one broken rule. */

const text = (value: unknown) => JSON.stringify(value)

export type Rate = { id: unknown; rupiah_per_sar?: unknown; buffer?: unknown; valid_from?: unknown }
const rateText = ({ id, rupiah_per_sar, buffer, valid_from }: Rate) => text([id, rupiah_per_sar, buffer, valid_from])

/** The history of the rate only grows: each earlier rate stays as it was, and a rate that was sent is there once. */
export function brokenHistory(before: readonly Rate[], after: readonly Rate[], sent: number): string[] {
  const kept = new Set(after.map(rateText))
  const lost = before.filter((rate) => !kept.has(rateText(rate)))
  const added = after.length - before.length + lost.length
  return [
    ...lost.map((rate) => `the rate ${rateText(rate)} is no longer in the history`),
    ...(added === sent ? [] : [`${sent} rates were sent, and the history has ${added} more`]),
  ]
}

/** A saved quote keeps every figure, whatever happens to rates and masters. */
export function changedFigures(what: string, before: unknown, after: unknown, path = ''): string[] {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return text(before) === text(after) ? [] : [`${what}: ${path} was ${text(before)} and is ${text(after)}`]
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((name) => changedFigures(what, old[name], now[name], path === '' ? name : `${path}.${name}`))
}

/** A quote that was saved while the rate moved has the figures of the old rate or of the new one, and no mixture. */
export const mixedPrice = (what: string, saved: unknown, atOld: unknown, atNew: unknown): string[] =>
  [text(atOld), text(atNew)].includes(text(saved))
    ? []
    : [`${what} has ${text(saved)}; the old rate gives ${text(atOld)}, the new one ${text(atNew)}`]

export type Import = {
  /** The names of the records that the import would add. */
  names: readonly string[]
  /** The names of all records afterwards. */
  found: readonly string[]
  /** The status of the answer; null: it was lost. */
  status: number | null
}

/** An import is written whole or not at all, each record once; a refused one writes nothing. */
export function halfImport({ names, found, status }: Import): string[] {
  const times = names.map((name) => found.filter((one) => one === name).length)
  const written = times.filter((count) => count > 0).length
  const isDone = status !== null && status >= 200 && status < 300
  const twice = names.filter((_, at) => (times[at] ?? 0) > 1)
  return [
    ...twice.map((name) => `'${name}' was imported twice`),
    ...(written > 0 && written < names.length ? [`${written} of ${names.length} rows were imported`] : []),
    ...(isDone && written === 0 ? [`an import was answered ${status}, and wrote nothing`] : []),
    ...(status !== null && !isDone && written > 0 ? [`an import was refused with ${status}, and wrote rows`] : []),
  ]
}

/** A disabled user gets no answer but 401, whatever is asked. */
export const answersOfDisabled = (statuses: Readonly<Record<string, number>>): string[] =>
  Object.entries(statuses)
    .filter(([, status]) => status !== 401)
    .map(([what, status]) => `a disabled user asks for ${what} and gets ${status}`)

export type PasswordChange = {
  /** The statuses of the simultaneous changes, all with the old password. */
  changes: readonly number[]
  /** The status of a request by the session of the change, and by another session of the user. */
  own: number
  other: number
  /** The statuses of logins afterwards: with the old password, and with each new one in the order of the changes. */
  oldLogin: number
  newLogins: readonly number[]
}

/** One change wins. It ends every other session and not its own, and only its password signs in. */
export function brokenPassword({ changes, own, other, oldLogin, newLogins }: PasswordChange): string[] {
  const won = changes.filter((status) => status === 200).length
  const wrong = newLogins.filter((status, at) => (status === 200) !== (changes[at] === 200)).length
  return [
    ...(won === 1 ? [] : [`${won} of ${changes.length} simultaneous changes of a password were acknowledged`]),
    ...(own === 200 ? [] : [`the session that changed the password gets ${own}`]),
    ...(other === 401 ? [] : [`another session gets ${other} after the password was changed`]),
    ...(oldLogin === 200 ? ['the old password still signs in'] : []),
    ...(wrong === 0
      ? []
      : [`${wrong} of ${newLogins.length} new passwords sign in although refused, or the other way round`]),
  ]
}
