/** In place of react-admin's CSV writer, which every list would bring to every phone: ours have an exporter of their own, or none. */
export default function noCsv(): never {
  throw new Error('This list has no exporter: give it one, or exporter={false}.')
}
