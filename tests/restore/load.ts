import { PACKAGES, type Answer } from '../kills/api'

export type Send = (method: string, path: string, save: Save) => Promise<Answer<{ data?: { id: unknown } }>>
export type Save = { body: object; headers: Record<string, string> }

/** The names of all acknowledged saves, in order. A save has its name as its key and as the name of its package. */
export type Load = { acknowledged: string[]; stop: () => Promise<void> }

/** Lets several people save without a pause: each creates a package, edits it twice, and creates the next. */
export function startLoad(send: Send, newBody: () => object, title: string, people = 3): Load {
  const acknowledged: string[] = []
  let going = true
  const work = async (person: number) => {
    let id: unknown = null
    for (let count = 0; going; count += 1) {
      const name = `${title} orang ${person} simpan ${count}`
      const save = { body: { ...newBody(), namaPaket: name }, headers: { 'idempotency-key': name } }
      const isNew = count % 3 === 0
      const { status, body } = await send(isNew ? 'POST' : 'PUT', isNew ? PACKAGES : `${PACKAGES}/${id}`, save)
      if (status !== (isNew ? 201 : 200)) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
      if (isNew) id = body.data?.id
      acknowledged.push(name)
      // A server in this process may answer within one turn of the event loop. Without a pause no timer would ever run.
      await new Promise(setImmediate)
    }
  }
  const all = Promise.all(Array.from({ length: people }, (_, person) => work(person)))
  const outcome = all.then(
    () => null,
    (error: unknown) => error,
  )
  return {
    acknowledged,
    stop: async () => {
      going = false
      const error = await outcome
      if (error) throw error
    },
  }
}

/** Waits until there are so many acknowledged saves more. */
export async function acknowledgedMore({ acknowledged }: Load, count: number): Promise<void> {
  const wanted = acknowledged.length + count
  for (let waited = 0; acknowledged.length < wanted && waited < 60_000; waited += 10)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
