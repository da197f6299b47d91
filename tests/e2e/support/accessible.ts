import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, still } from './support'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No violation of any of axe's rules, however small its impact, once nothing moves any more. Every screen is told of, not the first alone. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await still(page)
  // Not a script tag: the page's own policy would refuse it.
  await page.evaluate(AXE)
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  expect(passes.length, `${screen}: axe looked at something`).toBeGreaterThan(5)
  expect
    .soft(
      violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ html }) => html).join(' | ')}`),
      screen,
    )
    .toEqual([])
}
