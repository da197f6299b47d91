import { CONNECTIONS, DEEP, DEEP_PAGE, MAX_MS, PER_PAGE, REQUESTS, ROUNDS, WARM_UP } from './apiSettings.mjs'
import { number, printTable } from '../report.mjs'

export function printSizes(servers) {
  const rows = servers.flatMap(({ name, packages, figures }) =>
    figures.map((figure) => [
      name,
      packages,
      figure.name,
      number(figure.perSecond),
      number(figure.p50, 1),
      number(figure.p95, 1),
      number(figure.max, 1),
      figure.requests,
    ]),
  )
  printTable('API', ['database', 'packages', 'request', 'per second', 'p50 ms', 'p95 ms', 'max ms', 'requests'], rows, [
    `${CONNECTIONS} connections, at most ${REQUESTS} requests or ${MAX_MS / 1000} s each, after ${WARM_UP} that do not count, in ${ROUNDS} rounds, the sizes by turns; ${PER_PAGE} rows a page, gzip; client on the same machine.`,
    ...servers.map(
      ({ name, packages, visible }) => `${name}: ${visible} of ${packages} packages are the mitra's who asks.`,
    ),
  ])
}

export function printRatios(servers) {
  const names = [...new Set(servers.map(({ name }) => name))]
  const rows = names.flatMap((name) => {
    const [first, ...others] = servers.filter((server) => server.name === name)
    return others.flatMap((other) =>
      first.figures.map(({ name: kind, p95: before }, index) => {
        const after = other.figures[index].p95
        return [
          name,
          kind,
          `${first.packages} → ${other.packages}`,
          number(before, 1),
          number(after, 1),
          number(after / before, 2),
        ]
      }),
    )
  })
  printTable(
    'API: p95 by number of packages',
    ['database', 'request', 'packages', 'p95 ms before', 'p95 ms after', 'ratio'],
    rows,
    servers.some(({ visible }) => visible <= (DEEP_PAGE - 1) * PER_PAGE)
      ? [`${DEEP}, is empty where there are so few packages: compare it with page 1.`]
      : [],
  )
}
