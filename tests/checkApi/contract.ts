import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { finder, operationsOf, type OpenApiDocument, type Operation } from './operations'

const MOST = 6
const DOCUMENT = 'contract'

/** `/data/0/id` → `data[].id`: a finding that is the same in every row is reported once. */
const named = (instancePath: string) =>
  instancePath
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
    .replace(/(^|\.)\d+(?=\.|$)/g, '[]')

function wordsOf({ instancePath, keyword, message = '', params }: ErrorObject): string {
  const where = named(instancePath) || 'body'
  if (keyword === 'enum') return `${where} must be one of ${JSON.stringify(params.allowedValues)}`
  if (keyword === 'additionalProperties') return `${where} has a field nobody knows: ${params.additionalProperty}`
  return `${where} ${message}`
}

/** Drops errors that only follow from a deeper one. */
function causes(errors: readonly ErrorObject[]): ErrorObject[] {
  const isAbove = (path: string) => errors.some((other) => other.instancePath.startsWith(`${path}/`))
  const deepest = errors.filter(({ instancePath }) => !isAbove(instancePath))
  const plain = deepest.filter(({ keyword }) => keyword !== 'anyOf')
  return plain.length > 0 ? plain : deepest
}

/** Validates values by the schemas of a document, which are named by their place, and describes each problem in words. */
function schemaChecker(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, DOCUMENT)
  const compiled = new Map<string, ValidateFunction>()
  const at = (place: string) => {
    const validate = compiled.get(place) ?? ajv.compile({ $ref: `${DOCUMENT}#${place}` })
    compiled.set(place, validate)
    return validate
  }
  const problems = (validate: ValidateFunction, value: unknown): string[] => {
    if (validate(value)) return []
    const words = [...new Set(causes(validate.errors ?? []).map(wordsOf))]
    return words.length > MOST ? [...words.slice(0, MOST), `… and ${words.length - MOST} more`] : words
  }
  return {
    at: (place: string, value: unknown) => problems(at(place), value),
    /** Validates the value of a header or a query, which is a text, by the schema of that header or query. */
    text: (schema: object, text: string) => {
      const values = /^-?\d+$/.test(text) ? [text, Number(text)] : [text]
      const found = values.map((value) => problems(ajv.compile(schema), value))
      return found.find((none) => none.length === 0) ?? found[0] ?? []
    },
  }
}

/** A recorded request and its answer. */
export type Exchange = {
  method: string
  /** The path below the API's address, with its query. */
  path: string
  /** The parsed JSON; undefined without a body. */
  sent?: unknown
  status: number
  headers: Headers
  /** The same for the request. */
  body?: unknown
}

export type Strictness = {
  /** Whether optional headers are required, too. */
  everyHeader?: boolean
  /** Whether a success may have another 2xx status than the documented one. */
  anySuccess?: boolean
}

const split = (path: string): [path: string, query: URLSearchParams] => {
  const at = path.indexOf('?')
  return at < 0 ? [path, new URLSearchParams()] : [path.slice(0, at), new URLSearchParams(path.slice(at))]
}
const UNKNOWN_ANSWERS = [401, 404, 405]
const ERROR = '/components/schemas/Error'
const mediaType = (headers: Headers) => (headers.get('content-type') ?? '').split(';', 1)[0]
const isJson = (headers: Headers) => /^application\/json$/i.test(mediaType(headers) ?? '')

/** Compares requests and answers with an OpenAPI document. Each difference is a sentence. */
export function createContract(
  document: OpenApiDocument,
  { everyHeader = false, anySuccess = false }: Strictness = {},
) {
  const [pages, operations] = [true, false].map((isPage) =>
    operationsOf(document).filter((operation) => operation.isPage === isPage),
  ) as [Operation[], Operation[]]
  const [findPage, find] = [finder(pages), finder(operations)]
  const check = schemaChecker(document)

  function answerOf(operation: Operation, status: number) {
    const documented = operation.answers[status]
    if (documented || !anySuccess || status < 200 || status > 299) return documented
    return Object.entries(operation.answers).find(([known]) => known.startsWith('2'))?.[1]
  }

  function bodyFindings({ method, headers, body }: Exchange, place: string | undefined): string[] {
    if (method === 'HEAD') return []
    if (place === undefined) return body === undefined ? [] : ['has a body, and should have none']
    return [
      ...(isJson(headers) ? [] : [`its content type is '${headers.get('content-type') ?? ''}', not application/json`]),
      ...check.at(place, body),
    ]
  }

  function fileFindings({ headers }: Exchange, type: string): string[] {
    return mediaType(headers) === type ? [] : [`its content type is not ${type}`]
  }

  function headerFindings({ headers }: Exchange, documented: Operation['answers'][string]['headers']): string[] {
    return Object.entries(documented).flatMap(([name, { schema }]) => {
      const value = headers.get(name)
      if (value === null) return everyHeader ? [`header ${name} is missing`] : []
      return check.text(schema, value).map((problem) => `header ${name}: ${problem}`)
    })
  }

  function answerProblems(exchange: Exchange): string[] {
    const operation = find(exchange.method, split(exchange.path)[0])
    if (operation) return problemsOf(operation, exchange)
    return UNKNOWN_ANSWERS.includes(exchange.status)
      ? bodyFindings(exchange, ERROR)
      : ['the contract knows no such call']
  }

  function pageProblems(exchange: Exchange): string[] {
    const operation = findPage(exchange.method, split(exchange.path)[0])
    return operation ? problemsOf(operation, exchange) : []
  }

  function problemsOf(operation: Operation, exchange: Exchange): string[] {
    const answer = answerOf(operation, exchange.status)
    if (!answer) return [`the contract has no such status; it has ${Object.keys(operation.answers).join(', ')}`]
    const found = answer.file ? fileFindings(exchange, answer.file) : bodyFindings(exchange, answer.body)
    return [...found, ...headerFindings(exchange, answer.headers)]
  }

  function queryProblems(operation: Operation, query: URLSearchParams): string[] {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query')
    return [...query].flatMap(([name, value]) => {
      const parameter = known.find((one) => one.name === name)
      return parameter
        ? check.text(parameter.schema, value).map((problem) => `query ${name}: ${problem}`)
        : [`query ${name} is not in the contract`]
    })
  }

  function requestProblems({ method, path, sent }: Exchange): string[] {
    const [pathname, query] = split(path)
    const operation = find(method, pathname)
    if (!operation) return ['the contract knows no such call']
    const bodyProblems =
      operation.body === undefined
        ? sent === undefined
          ? []
          : ['is sent with a body']
        : check.at(operation.body, sent)
    return [...queryProblems(operation, query), ...bodyProblems]
  }

  const told = ({ method, path }: Exchange, what: string, problems: string[]) =>
    problems.map((problem) => `${method} ${path} ${what}: ${problem}`)

  return {
    operations,
    /** The pages beside the API. */
    pages,
    /** The differences between the answer of a page and the contract; `path` is its whole path. */
    page: (exchange: Exchange) => told(exchange, `→ ${exchange.status}`, pageProblems(exchange)),
    /** The differences between an answer and the contract. */
    answer: (exchange: Exchange) => told(exchange, `→ ${exchange.status}`, answerProblems(exchange)),
    /** The differences between a request of the app and the contract. */
    request: (exchange: Exchange) => told(exchange, '(request)', requestProblems(exchange)),
  }
}
export type Contract = ReturnType<typeof createContract>
