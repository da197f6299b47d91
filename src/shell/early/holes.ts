import type { Holes } from '../../resources/earlyDrawing'

const REACT_ID = /_R_\w*_/g

/**
 * Makes a template: the texts of its holes become `{name}`. React's ids become one per copy, because two elements of a
 * page never share an id. A piece has one id at most.
 */
export function withHoles(html: string, holes: Holes): string {
  if (new Set(html.match(REACT_ID)).size > 1) throw new Error(`The template has several ids: ${html}`)
  const longestFirst = Object.entries(holes).sort(([, a], [, b]) => String(b).length - String(a).length)
  return longestFirst.reduce(
    (template, [name, text]) => {
      if (text === null || !template.includes(String(text)))
        throw new Error(`The template does not show its hole '${name}', '${text}'.`)
      return template.replaceAll(String(text), `{${name}}`)
    },
    html.replace(REACT_ID, 'early-{at}'),
  )
}
