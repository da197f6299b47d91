import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, still } from './support'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects no violation of any axe rule, however minor, once the page has stopped moving. Expectations are soft, so that
 * every screen of a test is reported.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await still(page)
  // Evaluates axe instead of adding a script tag, which the page's policy would refuse.
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

/** Expects no axe violation, and nothing wider than the screen. */
export async function expectAccessibleAndFitting(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(widest, `${screen}: no wider than the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
