const isFigure = (cell) => /^[–\d]/.test(cell)

/** Prints a table with the first column left-aligned and figures right-aligned. */
export function printTable(title, columns, rows, notes = []) {
  const lines = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)))
  const right = columns.map((_, index) => index > 0 && lines.slice(1).every((line) => isFigure(line[index])))
  const show = (line) =>
    line
      .map((cell, index) => (right[index] ? cell.padStart(widths[index]) : cell.padEnd(widths[index])))
      .join('  ')
      .trimEnd()
  console.log(
    [
      '',
      title,
      '',
      show(lines[0]),
      widths.map((width) => '-'.repeat(width)).join('  '),
      ...lines.slice(1).map(show),
      ...notes.map((note) => `  ${note}`),
    ].join('\n'),
  )
}
