import { useState } from 'react'

/** The subject of a sheet, or while the sheet closes its last one: the sheet keeps its contents until it is gone. */
export function useKept<T>(subject: T | null): T | null {
  const [kept, setKept] = useState(subject)
  if (subject !== null && subject !== kept) setKept(subject)
  return subject ?? kept
}
