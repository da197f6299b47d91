const TEXTS = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea'

type TextElement = HTMLInputElement | HTMLTextAreaElement

const textsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((part): part is TextElement => part.matches(TEXTS) && !part.matches(':disabled'))

/** Whether React holds the text of a field: it then writes each text that it knows into the attribute too. */
const isHeld = (field: TextElement) => field instanceof HTMLInputElement && field.hasAttribute('value')

const isFilledUnseen = (field: TextElement) => isHeld(field) && field.value !== field.getAttribute('value')

/** Writes a text past React: it does not see the setter of the prototype. */
function writeUnseen(field: TextElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
}

/** Tells the text of a field as if the user typed it now. */
function tell(field: TextElement, text: string): void {
  if (isHeld(field)) {
    // React tells nothing that it believes to know, and it believes what its own setter gets.
    field.value = `${text} `
    writeUnseen(field, text)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Some password managers fill fields without any event. Their texts are told when the form is sent, and before another
 * field of the form changes: drawing the form anew would empty them (docs/product.md §14.6.4). It listens on the window, so
 * that the form's own handlers run after React has drawn the texts. The returned function ends it.
 */
export function readFilledFields(page: Window): () => void {
  let isTelling = false

  function tellAll(fields: TextElement[], typing?: HTMLInputElement): void {
    if (isTelling) return
    isTelling = true
    // Each field that is told lets React draw the others, and empty those that it does not know yet.
    const texts = fields.map((field) => [field, field.value] as const)
    const typed = typing?.value ?? ''
    for (const [field, text] of texts) tell(field, text)
    if (typing && typing.value !== typed) writeUnseen(typing, typed)
    isTelling = false
  }

  const onSubmit = ({ target }: Event) => {
    // A held field is told only if it was filled unseen. React itself leaves out the others whose text it knows.
    if (target instanceof HTMLFormElement)
      tellAll(textsOf(target).filter((field) => !isHeld(field) || isFilledUnseen(field)))
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.form)
      tellAll(
        textsOf(target.form).filter((field) => field !== target && isFilledUnseen(field)),
        target,
      )
  }
  page.addEventListener('submit', onSubmit, true)
  page.addEventListener('input', onInput, true)
  return () => {
    page.removeEventListener('submit', onSubmit, true)
    page.removeEventListener('input', onInput, true)
  }
}
