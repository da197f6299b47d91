import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { OfferKind } from '../offers/offerLedger'
import type { Kind } from './ledger'
import type { AdminKind } from './state'

export const FIGURES = 'figures'
export type Figures = {
  steps: number
  requests: number
  'in two tabs': number
  faults: Record<string, number>
} & Record<Kind | OfferKind | AdminKind, number>

/** Prints one line at the end with the number of sessions, steps, requests and faults. */
export default class FiguresReporter implements Reporter {
  private sessions = 0
  private readonly sums = new Map<string, number>()

  private add(name: string, count: number) {
    this.sums.set(name, (this.sums.get(name) ?? 0) + count)
  }

  onTestEnd(_: TestCase, { annotations }: TestResult) {
    const figures = annotations.find(({ type }) => type === FIGURES)
    if (!figures?.description) return
    const { faults, ...counts } = JSON.parse(figures.description) as Figures
    this.sessions += 1
    for (const [name, count] of [...Object.entries(counts), ...Object.entries(faults)]) this.add(name, count)
  }

  onEnd() {
    console.log(
      `chaos: ${this.sessions} sessions, ${[...this.sums].map(([name, count]) => `${count} ${name}`).join(', ')}`,
    )
  }
}
