import type { OpenApiDocument, Schema } from './operations'

/**
 * Lists what a newer contract takes away from an app for the older one (docs/product.md §20.3.2).
 * The newer API must accept the old app's requests, and the old app must be able to read its answers.
 */

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectIn = (value: unknown): Json => (isObject(value) ? value : {})
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

type Resolve = (value: unknown) => Json

const resolverOf = (document: OpenApiDocument): Resolve =>
  function resolve(value) {
    const { $ref } = objectIn(value)
    if (typeof $ref !== 'string') return objectIn(value)
    const names = $ref.slice('#/'.length).split('/')
    return resolve(names.reduce<unknown>((within, name) => objectIn(within)[name], document))
  }

/** Two schemas that both hold, as one. */
const joined = (one: Json, other: Json): Json => ({
  ...one,
  ...other,
  properties: { ...objectIn(one.properties), ...objectIn(other.properties) },
  required: [...listIn(one.required), ...listIn(other.required)],
})

/** A value has to meet one of these schemas, without `$ref`, `allOf`, `anyOf` and `oneOf` at the top. */
function alternatives(schema: unknown, resolve: Resolve): Json[] {
  const { allOf, anyOf, oneOf, ...own } = resolve(schema)
  const all = listIn(allOf).reduce<Json[]>(
    (sofar, part) => sofar.flatMap((one) => alternatives(part, resolve).map((other) => joined(one, other))),
    [own],
  )
  const choices = [...listIn(anyOf), ...listIn(oneOf)].flatMap((part) => alternatives(part, resolve))
  return choices.length === 0 ? all : all.flatMap((one) => choices.map((choice) => joined(one, choice)))
}

function typesOf({ type, enum: values }: Json): unknown[] | null {
  if (type !== undefined) return [type].flat()
  return Array.isArray(values) ? values.map((value) => (value === null ? 'null' : typeof value)) : null
}
const isOfType = (types: unknown[], type: unknown) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const words = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const SAME = ['pattern', 'format']

/** The limits that one side checks and that a value of the other need not keep. */
function limits(understood: Json, sent: Json, place: string): string[] {
  const keeps = (name: string, isWithin: (limit: number, other: number) => boolean) => {
    const [limit, other] = [understood[name], sent[name]]
    return typeof limit !== 'number' || (typeof other === 'number' && isWithin(limit, other))
  }
  const low = LOWEST.filter((name) => !keeps(name, (limit, other) => other >= limit))
  const high = HIGHEST.filter((name) => !keeps(name, (limit, other) => other <= limit))
  const same = SAME.filter((name) => understood[name] !== undefined && understood[name] !== sent[name])
  return [...low, ...high, ...same].map((name) => `${place}: ${name} is narrower`)
}

/** The direction: today's API reads an old app's request, or an old app reads today's answer. */
type Way = { old: Resolve; now: Resolve; isRequest: boolean; seen?: ReadonlySet<string> }

/** The reasons why a side may not understand a value that the other side sends. */
function misunderstood(old: Schema, now: Schema, place: string, way: Way): string[] {
  // Only a reference can lead back to a schema that is being compared.
  const pair = old.$ref || now.$ref ? JSON.stringify([old, now]) : ''
  if (way.seen?.has(pair)) return []
  const inside = pair ? { ...way, seen: new Set([...(way.seen ?? []), pair]) } : way
  const [before, after] = [alternatives(old, way.old), alternatives(now, way.now)]
  const compare = (one: Json, other: Json) =>
    way.isRequest ? changes(one, other, place, inside) : changes(other, one, place, inside)
  const [sent, understood] = way.isRequest ? [before, after] : [after, before]
  return sent.flatMap((one) => {
    // The value was probably meant for the alternative with the fewest changes.
    let fewest: string[] | null = null
    for (const other of understood) {
      const found = compare(one, other)
      if (found.length === 0) return []
      if (!fewest || found.length < fewest.length) fewest = found
    }
    return fewest ?? []
  })
}

function changes(old: Json, now: Json, place: string, way: Way): string[] {
  const [sent, understood] = way.isRequest ? [old, now] : [now, old]
  const [types, sentTypes] = [typesOf(understood), typesOf(sent) ?? ['any']]
  const strange = types ? sentTypes.filter((type) => !isOfType(types, type)) : []
  if (strange.length > 0) return [`${place}: type ${words(strange)} is not understood`]

  const problems = limits(understood, sent, place)
  const { enum: known } = understood
  const values = Array.isArray(sent.enum) ? sent.enum : ['any other']
  const unknown = Array.isArray(known) ? values.filter((value) => !known.includes(value)) : []
  if (unknown.length > 0) problems.push(`${place}: value ${words(unknown)} is not understood`)

  const needed = listIn(understood.required).filter((name) => !listIn(sent.required).includes(name))
  const lack = way.isRequest ? 'has to be sent now' : 'may be missing now'
  problems.push(...needed.map((name) => `${place}.${String(name)}: ${lack}`))

  const [before, after] = [objectIn(old.properties), objectIn(now.properties)]
  for (const [name, field] of Object.entries(before)) {
    const inner = `${place}.${name}`
    if (!(name in after)) problems.push(`${inner}: is gone`)
    else problems.push(...misunderstood(objectIn(field), objectIn(after[name]), inner, way))
  }
  for (const [keyword, suffix] of [
    ['items', '[]'],
    ['additionalProperties', '.*'],
  ] as const)
    if (isObject(old[keyword]) && isObject(now[keyword]))
      problems.push(...misunderstood(old[keyword], now[keyword], place + suffix, way))
  return problems
}

type Contents = { content?: unknown }

function contents(old: Contents, now: Contents, place: string, way: Way): string[] {
  const after = objectIn(now.content)
  return Object.entries(objectIn(old.content)).flatMap(([type, media]) =>
    type in after
      ? misunderstood(objectIn(objectIn(media).schema), objectIn(objectIn(after[type]).schema), place, way)
      : [`${place}: ${type} is gone`],
  )
}

const nameOf = ({ in: where, name }: Json) => `${String(where)} ${String(name)}`

function parameters(old: Json, now: Json, place: string, way: Way): string[] {
  const [before, after] = [
    listIn(old.parameters)
      .map(way.old)
      .filter(({ in: where }) => where !== 'path'),
    listIn(now.parameters)
      .map(way.now)
      .filter(({ in: where }) => where !== 'path'),
  ]
  const of = (list: Json[], name: string) => list.find((one) => nameOf(one) === name)
  const added = after.filter((one) => one.required === true && of(before, nameOf(one))?.required !== true)
  return [
    ...added.map((one) => `${place} ${nameOf(one)}: has to be sent now`),
    ...before.flatMap((one) => {
      const [name, other] = [nameOf(one), of(after, nameOf(one))]
      if (!other) return [`${place} ${name}: is gone`]
      return misunderstood(objectIn(one.schema), objectIn(other.schema), `${place} ${name}`, way)
    }),
  ]
}

/** Answers that are no success may come and go: an app shows the message of any of them. */
const isSuccess = ([status]: [string, unknown]) => status.startsWith('2')

function answers(old: Json, now: Json, place: string, way: Way): string[] {
  const [before, after] = [objectIn(old.responses), objectIn(now.responses)]
  return Object.entries(before).flatMap(([status, given]) => {
    const inner = `${place} ${status}`
    if (!(status in after)) return isSuccess([status, given]) ? [`${inner}: is gone`] : []
    const [one, other] = [way.old(given), way.now(after[status])]
    const gone = Object.keys(objectIn(one.headers)).filter((name) => !(name in objectIn(other.headers)))
    return [...gone.map((name) => `${inner} header ${name}: is gone`), ...contents(one, other, inner, way)]
  })
}

function operations(old: Json, now: Json, place: string, way: Way): string[] {
  const [before, after] = [objectIn(old.requestBody), objectIn(now.requestBody)]
  const needsToken = listIn(old.security).length === 0 && old.security !== undefined && now.security === undefined
  const needsBody = old.requestBody === undefined && after.required === true
  return [
    ...(needsToken ? [`${place}: needs a token now`] : []),
    ...(needsBody ? [`${place} body: has to be sent now`] : []),
    ...parameters(old, now, place, way),
    ...contents(before, after, `${place} body`, way),
    ...answers(old, now, place, { ...way, isRequest: false }),
  ]
}

/** A path without the names of its parameters, which no request shows. */
const shape = (path: string) => path.replace(/\{[^}]*\}/g, '{}')

/** Every change of a contract by which an app that was written for the older one could fail. */
export function breaksOf(older: OpenApiDocument, newer: OpenApiDocument): string[] {
  const paths = new Map(Object.entries(newer.paths).map(([path, item]) => [shape(path), objectIn(item)]))
  const way: Way = { old: resolverOf(older), now: resolverOf(newer), isRequest: true }
  return Object.entries(older.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const [place, now] = [`${method.toUpperCase()} ${path}`, paths.get(shape(path))?.[method]]
      return isObject(now) ? operations(objectIn(operation), now, place, way) : [`${place}: is gone`]
    }),
  )
}
