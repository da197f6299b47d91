import { FileError } from '../fileError'
import { MAX_SHEETS } from '../limits'
import { isTrue, readXml } from '../xml'
import type { Zip } from '../zip'

export type SheetPart = { name: string; isHidden: boolean; path: string }

export type Workbook = {
  sheets: readonly SheetPart[]
  sharedTexts: string | null
  styles: string | null
  /** Whether days are counted from 1904, as old versions for the Mac did. */
  is1904: boolean
  /** The program that wrote the file has computed no formula and left that to Excel. */
  isNeverComputed: boolean
}

type Relation = { type: string; path: string }

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The path of a part that a part in a folder names: `/xl/a.xml`, `a.xml` or `../xl/a.xml`. */
function resolved(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

/** The parts that a part names, by their ids. */
function relationsOf(zip: Zip, path: string): Map<string, Relation> {
  const folder = folderOf(path)
  const relations = new Map<string, Relation>()
  const xml = zip.text(`${folder}_rels/${path.slice(folder.length)}.rels`)
  if (xml === null) return relations
  readXml(xml, {
    open: (name, { Id, Type = '', Target = '' }) => {
      if (name !== 'Relationship' || !Id) return
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: resolved(folder, Target) })
    },
  })
  return relations
}

/** Reads which sheets a workbook has, and where its parts are. */
export function readWorkbook(zip: Zip): Workbook {
  const start = [...relationsOf(zip, '').values()].find(({ type }) => type === 'officeDocument')
  const path = start?.path ?? 'xl/workbook.xml'
  const xml = zip.text(path)
  if (xml === null) throw new FileError('fileBroken')
  const relations = relationsOf(zip, path)
  const pathOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.path
  const sheets: SheetPart[] = []
  let is1904 = false
  let isNeverComputed = false
  readXml(xml, {
    open: (element, { name = '', state, id = '', date1904, fullCalcOnLoad }) => {
      if (element === 'workbookPr') is1904 = isTrue(date1904)
      if (element === 'calcPr') isNeverComputed = isTrue(fullCalcOnLoad)
      const relation = relations.get(id)
      if (element !== 'sheet' || relation?.type !== 'worksheet') return
      sheets.push({ name, isHidden: state === 'hidden' || state === 'veryHidden', path: relation.path })
      if (sheets.length > MAX_SHEETS) throw new FileError('fileBomb')
    },
  })
  return {
    sheets,
    sharedTexts: zip.text(pathOf('sharedStrings') ?? folderOf(path) + 'sharedStrings.xml'),
    styles: zip.text(pathOf('styles') ?? folderOf(path) + 'styles.xml'),
    is1904,
    isNeverComputed,
  }
}
