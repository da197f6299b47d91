import type { ImportText } from '../../../../../i18n/admin/importTexts'
import type { Values } from '../../../../../i18n/translate'

/** Why a file cannot be used, as the name of a text in the catalogue, because a worker does not have the texts. */
export class FileError extends Error {
  constructor(
    readonly key: ImportText,
    readonly values: Values = {},
  ) {
    super(key)
    this.name = 'FileError'
  }
}
