/** A label, what it says, and a smaller line under that. */
export type Fact = readonly [label: string, value: string, note?: string | undefined]

/** Facts of a package, label at the left and value at the right. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([label, value, note], index) => (
      <div key={`${index} ${label}`}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <small className="money">{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
