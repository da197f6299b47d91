/** The operations of an OpenAPI document, and the search for the one that a request calls. */

type Pointed<T> = T | { $ref: string }
export type Schema = Record<string, unknown>
export type Content = { 'application/json'?: { schema: Schema } } & Record<string, { schema: Schema } | undefined>
export type Answer = { headers?: Record<string, { schema: Schema }>; content?: Content }
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type OperationObject = {
  security?: unknown[]
  servers?: unknown[]
  parameters?: Pointed<Parameter>[]
  requestBody?: { content: Content }
  responses: Record<string, Pointed<Answer>>
}
export type OpenApiDocument = {
  paths: Record<string, Record<string, OperationObject>>
  components: Record<string, unknown>
}

export type Operation = {
  /** In upper case. */
  method: string
  /** The path of the document: `/partner/umroh-regular/{id}`. */
  template: string
  isPublic: boolean
  /** Whether the operation is a page outside the API's base path. */
  isPage: boolean
  parameters: Parameter[]
  /** The place of the request's schema in the document; undefined when the request has no body. */
  body: string | undefined
  answers: Record<
    string,
    {
      headers: Record<string, { schema: Schema }>
      body: string | undefined
      /** The content type of an answer that is a file. */
      file: string | undefined
    }
  >
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const pointer = (...names: string[]) => names.map((name) => `/${escaped(name)}`).join('')

export function operationsOf(document: OpenApiDocument): Operation[] {
  const at = (reference: string) =>
    reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document)
  const resolved = <T extends object>(value: Pointed<T>): T => ('$ref' in value ? (at(value.$ref) as T) : value)
  const schemaIn = (place: string, content: Content | undefined) =>
    content?.['application/json'] && place + pointer('content', 'application/json', 'schema')

  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const place = pointer('paths', template, method)
      const answers = Object.entries(operation.responses).map(([status, given]) => {
        const { headers = {}, content } = resolved(given)
        const where = '$ref' in given ? given.$ref.slice(1) : place + pointer('responses', status)
        const body = schemaIn(where, content)
        const [file] = body ? [] : Object.keys(content ?? {})
        return [status, { headers, body, file }] as const
      })
      return {
        method: method.toUpperCase(),
        template,
        isPublic: operation.security?.length === 0,
        isPage: operation.servers !== undefined,
        parameters: (operation.parameters ?? []).map(resolved),
        body: operation.requestBody && schemaIn(place + pointer('requestBody'), operation.requestBody.content),
        answers: Object.fromEntries(answers),
      }
    }),
  )
}

const patternOf = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`)

/** Finds the operation of a method and a path without its query. HEAD belongs to GET. */
export function finder(operations: readonly Operation[]) {
  const known = operations.map((operation) => ({ operation, pattern: patternOf(operation.template) }))
  return (method: string, path: string): Operation | undefined =>
    known.find(
      ({ operation, pattern }) => operation.method === (method === 'HEAD' ? 'GET' : method) && pattern.test(path),
    )?.operation
}
