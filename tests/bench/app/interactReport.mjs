import { CPU } from './phone.mjs'
import { median, number, printTable, quantile } from '../report.mjs'

/** The sizes of the lists that are compared, in rows. */
export const SIZES = [50, 5000]
/** The list is scrolled by so many px each frame. */
export const SCROLL_PX = 1800
// A quick flick with the thumb: 9.000 px per second.
export const FLING = { px: 150, frames: 60 }
/** The longest time that a step of the wizard may take, at the 95th percentile. */
const STEP_GOAL_MS = 100
/** How often the steps are walked in each run. */
export const ROUNDS = 3

function printTimes(runs) {
  const line = (name, values) => [
    name,
    number(quantile(values, 0.5)),
    number(quantile(values, 0.95)),
    number(Math.max(...values)),
    values.length,
  ]
  const all = (valuesOf) => runs.flatMap(valuesOf)
  const eventTimes = all(({ typed }) => typed.eventTimes)
  const moves = all(({ stepped }) => stepped)
  const short = all(({ typed }) => typed.keys).length - eventTimes.length
  printTable(
    'Interaction: tap or key to next paint',
    ['what', 'p50 ms', 'p95 ms', 'max ms', 'n'],
    [
      line(
        "key in 'Nama Paket'",
        all(({ typed }) => typed.keys),
      ),
      line('the same by Event Timing', [...eventTimes, ...Array.from({ length: Math.max(0, short) }, () => 16)]),
      line(
        "'Lanjut' to the next step",
        moves.filter(({ isNext }) => isNext).map(({ took }) => took),
      ),
      line(
        "'Sebelumnya' to the step before",
        moves.filter(({ isNext }) => !isNext).map(({ took }) => took),
      ),
      line(
        `step to step, both directions (goal: p95 ${STEP_GOAL_MS})`,
        moves.map(({ took }) => took),
      ),
    ],
    [
      `${CPU}× CPU slow-down, 430 × 900. From the key's or finger's own time to the first task after the frame that shows it (requestAnimationFrame, then MessageChannel):`,
      'up to 16 ms of it is waiting for the next frame. Event Timing counts in steps of 8 ms; a key under its 16 ms counts as 16.',
      `Steps: editing a group's package with both hotels, ${ROUNDS} times to the review and back in each run.`,
    ],
  )
  const took = (to, isNext, isFirst) => {
    const values = moves
      .filter((move) => move.to === to && move.isNext === isNext && move.isFirst === isFirst)
      .map((move) => move.took)
    return values.length > 0 ? number(median(values)) : '–'
  }
  printTable(
    'Interaction: the same steps one by one, median ms',
    ['to step', 'Lanjut, first time', 'Lanjut, again', 'Sebelumnya, first time', 'Sebelumnya, again'],
    [...new Set(moves.map(({ to }) => to))].map((to) => [
      to,
      took(to, true, true),
      took(to, true, false),
      took(to, false, true),
      took(to, false, false),
    ]),
  )
}

const ratio = ([few, many]) => (few > 0 ? `${(many / few).toFixed(2)} ×` : '–')

function printSizes(title, runs, key, figures, notes) {
  const rows = figures.map(([name, valueOf, digits = 0]) => {
    const values = SIZES.map((count) => median(runs.map((run) => valueOf(run[key].get(count)))))
    return [name, ...values.map((value) => number(value, digits)), ratio(values)]
  })
  printTable(title, ['what', ...SIZES.map((count) => `${count} rows`), 'ratio'], rows, notes)
}

/** Prints what all runs have measured. */
export function printInteraction(runs) {
  printTimes(runs)
  printSizes(
    "Interaction: opening the picker of 'Pesawat'",
    runs,
    'picked',
    [
      ['tap to first option, opened for the first time, ms', ({ first }) => first],
      ['… of it after the answer had come, ms', ({ fromAnswer }) => fromAnswer],
      ['tap to first option, opened again, ms', ({ later }) => median(later)],
      ['DOM nodes while open', ({ nodes }) => nodes],
    ],
    [
      'Medians. Rows are generated and answered within the test: no network slow-down, but the first opening waits for the test to hand them over.',
    ],
  )
  printSizes(
    'Interaction: list scrolled',
    runs,
    'listed',
    [
      ['scrolled to row', ({ goal }) => goal],
      ['time, ms', ({ took }) => took],
      ['longest frame, ms', ({ longest }) => longest],
      ['DOM nodes', ({ nodes }) => nodes],
      ['JS heap, MB', ({ heapMB }) => heapMB, 1],
      [`fling of ${FLING.frames} frames: longest, ms`, ({ flung }) => flung.longest],
      ['… frames without a card in the middle', ({ flung }) => flung.blank],
      ['DOM nodes before', ({ top }) => top.nodes],
      ['JS heap before, MB', ({ top }) => top.heapMB, 1],
    ],
    [
      `Medians. ${SCROLL_PX} px each frame, pages of 50 answered within the test; heap after a collection. The fling: ${FLING.px} px each frame, from the top.`,
    ],
  )
  const indexes = runs.flatMap((run) => run.indexes)
  console.log(
    `\n  A fixed loop took ${number(Math.min(...indexes))} to ${number(Math.max(...indexes))} ms: far apart, others used the machine meanwhile, and milliseconds say little.`,
  )
  for (const error of new Set(runs.flatMap(({ errors }) => errors))) console.log(`  Error in the page: ${error}`)
}
