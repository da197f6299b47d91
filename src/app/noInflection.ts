/**
 * Replaces the package `inflection`, with which react-admin makes English labels out of the names of resources and
 * fields. Every label of ours is a text of its own, in Indonesian, so a name stays as it is.
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
