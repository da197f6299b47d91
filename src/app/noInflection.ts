/**
 * Replaces the package `inflection`, with which react-admin makes English labels out of the names of resources and
 * fields. The catalogue has an Indonesian text for every label of this app, so a name stays as it is.
 */
const asItIs = (name: string): string => name

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
}
