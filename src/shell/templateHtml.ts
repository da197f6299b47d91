/**
 * The HTML of a template. It stands in a comment, so that the browser builds no elements for the screens that are not
 * shown. Null: there is no such template.
 */
export const templateHtml = (name: string): string | null =>
  (document.getElementById(`shell-${name}`) as HTMLTemplateElement | null)?.content.firstChild?.nodeValue ?? null
