/**
 * Replaces react-admin's CSV writer, which every list would otherwise load on every phone. Our tables have
 * buttons of their own for that.
 */
export default function noCsv(): never {
  throw new Error('This list has no exporter: give it exporter={false}.')
}
