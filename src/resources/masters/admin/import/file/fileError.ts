import type { ImportText } from '../../../../../i18n/admin/importTexts'
import type { Values } from '../../../../../i18n/translate'

/** Why a file cannot be used, as a text of the catalogue: a worker has none of its own. */
export class FileError extends Error {
  constructor(
    readonly key: ImportText,
    readonly values: Values = {},
  ) {
    super(key)
    this.name = 'FileError'
  }
}
