/** A label, its value in one or more lines, smaller lines under the value, and where the value leads. */
export type Fact = readonly [
  label: string,
  value: string,
  notes?: string | readonly string[] | undefined,
  href?: string | undefined,
]

const linesOf = (notes: Fact[2]): readonly string[] =>
  notes === undefined || notes === '' ? [] : typeof notes === 'string' ? [notes] : notes

/** Finds an amount of money with its division, a telephone number, or a date in words with its time. */
const WHOLE =
  /((?:(?:÷ [\d.]+ = )?(?:Rp\.|SAR|USD) -?[\d.,]*|\+62 [\d-]*)\d|\b(?:\d{1,2}–)?\d{1,2} \p{Lu}\p{L}+ \d{4}\b(?:, \d\d\.\d\d\b)?)/u

/** Text that may wrap anywhere except inside an amount of money, a telephone number or a date. */
export const Words = ({ text }: { text: string }) =>
  text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span className={/^(÷|Rp|SAR|USD)/.test(part) ? 'money' : 'whole'} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Facts of a package, label at the left and value at the right. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([label, value, notes, href], index) => (
      <div key={`${index} ${label}`}>
        <dt>{label}</dt>
        <dd className={value.includes('\n') ? 'lines' : undefined}>
          {href ? (
            <a href={href}>
              <Words text={value} />
            </a>
          ) : (
            <Words text={value} />
          )}
          {linesOf(notes).map((note) => (
            <small key={note}>
              <Words text={note} />
            </small>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
