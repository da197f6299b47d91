/** The part of OpenAPI 3.1 that the contract is written in. */
export type Schema = { readonly [keyword: string]: unknown }
export type Ref = { readonly $ref: string }

export const METHODS = ['get', 'post', 'put', 'delete'] as const
export type Method = (typeof METHODS)[number]

type ContentType = 'application/json' | 'application/gzip' | 'text/html' | 'text/plain' | 'image/jpeg'

export type Header = { description?: string; schema: Schema }
export type Answer = {
  description: string
  headers?: Record<string, Header>
  content?: { [type in ContentType]?: { schema: Schema } }
}
export type Parameter = {
  name: string
  in: 'query' | 'header' | 'path'
  required?: boolean
  description?: string
  schema: Schema
}
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** Empty when the operation needs no token. */
  security?: []
  /** The address of the operation, if it is not below `/api`. */
  servers?: [{ url: '/' }]
  parameters?: (Parameter | Ref)[]
  requestBody?: {
    required: true
    content: { [type in 'application/json' | 'application/x-www-form-urlencoded']?: { schema: Schema } }
  }
  responses: Record<string, Answer | Ref>
}
export type PathItem = Partial<Record<Method, Operation>>
export type Paths = Record<string, PathItem>
