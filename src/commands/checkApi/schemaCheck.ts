import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'

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
export function schemaChecker(document: object) {
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
