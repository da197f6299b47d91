/**
 * Replaces react-admin's CSV writer, which every list would otherwise load on every phone. Our lists have their own
 * exporter or none.
 */
export default function noCsv(): never {
  throw new Error('This list has no exporter: give it one, or exporter={false}.')
}
