import type { Locator, Page } from '@playwright/test'
import { expect, openNewWizard, still, test } from '../support/support'

// Reduced motion is off, because these tests are about the drawer's animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A finger moves down from (x, y) in `moves` steps of `px`, rests if asked to, and lifts. */
async function drag(
  page: Page,
  { x, y }: { x: number; y: number },
  { px, moves, rest = false }: { px: number; moves: number; rest?: boolean },
): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }] })
  await touch('touchStart', 0)
  // The first few pixels only separate a swipe from a tap.
  await touch('touchMove', 4)
  for (let move = 1; move <= moves; move += 1) {
    await touch('touchMove', 4 + move * px)
    await page.waitForTimeout(16)
  }
  // A finger that rests before it lifts makes no fling.
  for (let shake = 0; rest && shake < 6; shake += 1) {
    await page.waitForTimeout(60)
    await touch('touchMove', 4 + moves * px + (shake % 2))
  }
  await touch('touchEnd', 0)
  await finger.detach()
}

/** A busy machine delays the moves of a finger. By the page's clock they are a frame apart from now on. */
const clockByMoves = (page: Page) =>
  page.evaluate(() => {
    let now = performance.now()
    performance.now = () => now
    const oneFrame = () => void (now += 16)
    document.addEventListener('touchmove', oneFrame, { capture: true, passive: true })
  })

async function boxOf(locator: Locator) {
  await still(locator.page())
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

/** Pulls the sheet slowly down from its header, by a share of its height. */
async function pull(page: Page, sheet: Locator, share: number): Promise<void> {
  const { x, y, width, height } = await boxOf(sheet)
  const px = 8
  await drag(page, { x: x + width / 2, y: y + 12 }, { px, moves: Math.round((height * share) / px), rest: true })
}

test('a sheet stays when pulled down by a fifth, and closes by more than a third or by a small fling (fault 39)', async ({
  page,
}) => {
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  const { y: resting } = await boxOf(sheet)
  await pull(page, sheet, 0.2)
  expect((await boxOf(sheet)).y).toBeCloseTo(resting, 0)
  await pull(page, sheet, 0.35)
  await expect(sheet).toBeHidden()
  await expect(wizard.trigger('Pesawat')).toContainText('Belum Terpilih')
  await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  const { x, y, width, height } = await boxOf(sheet)
  const fling = { px: 45, moves: 4 }
  expect(fling.px * fling.moves).toBeLessThan(height * 0.3)
  await clockByMoves(page)
  await drag(page, { x: x + width / 2, y: y + 12 }, fling)
  await expect(sheet).toBeHidden()
})

test('a pull inside a scrolled list scrolls the list, and the sheet stays (fault 39)', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  const list = sheet.getByRole('listbox')
  await list.evaluate((box) => {
    box.scrollTop = 200
  })
  const { x, y, width } = await boxOf(list)
  const before = await list.evaluate((box) => box.scrollTop)
  expect(before).toBeGreaterThan(100)
  await drag(page, { x: x + width / 2, y: y + 100 }, { px: 12, moves: 10, rest: true })
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeLessThan(before - 50)
  await expect(sheet).toBeVisible()
})

test('the sheet opens and closes in half a second', async ({ page }) => {
  const wizard = await openNewWizard(page)
  // The page notes each transition when it begins, because a busy machine may ask after the transition has ended.
  await page.evaluate(() => {
    const slides: unknown[] = []
    Object.assign(window, { slides })
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName !== 'transform') return
      for (const slide of (target as Element).getAnimations()) slides.push(slide.effect?.getComputedTiming().duration)
    })
  })
  const sheet = await wizard.open('Pesawat')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'slides'))).toContain(500)
  await still(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('Escape closes the sheet and returns the focus to the element that opened it (fault 39, 47)', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  await still(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(wizard.trigger('Pesawat')).toBeFocused()
})

test('a user opens a picker, moves to its list and chooses with Enter, by keyboard only (fault 47)', async ({
  page,
}) => {
  const wizard = await openNewWizard(page)
  await wizard.text('Jumlah Jamaah').focus()
  await page.keyboard.press('Tab')
  await expect(wizard.trigger('Pesawat')).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = wizard.sheet('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  const list = sheet.getByRole('listbox')
  const isInside = () =>
    sheet.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement?.contains(dialog) === true,
    )
  for (let presses = 0; presses < 8 && !(await list.evaluate((box) => box === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isInside(), 'the focus stays in the sheet').toBe(true)
  }
  await expect(list).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  const second = sheet.getByRole('option').nth(1)
  await expect(list).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  // The list is sorted by price; its second option is Lion Air.
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(wizard.trigger('Pesawat')).toContainText('Lion Air')
  await expect(wizard.trigger('Pesawat')).toBeFocused()
})

test('Tab moves the focus in a circle inside the sheet (fault 47)', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await sheet.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement?.contains(dialog) === true,
      ),
    ).toBe(true)
  }
})
