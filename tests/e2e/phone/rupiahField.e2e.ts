import { expect, test } from '../support/support'

test('an amount is the same however a phone writes it: key by key, as a word of its keyboard, or pasted', async ({
  page,
}) => {
  await page.goto('/profile/penawaran')
  await page.getByRole('checkbox', { name: 'Pakai rencana pembayaran' }).check()
  const field = page.getByRole('textbox', { name: 'DP saat memesan (Rp)' })
  await field.fill('')
  const phone = await page.context().newCDPSession(page)

  await test.step('the keys of a phone’s keyboard compose one word', async () => {
    for (const text of '15000') await phone.send('Input.insertText', { text })
    await expect(field).toHaveValue('15.000')
    await field.fill('')
    await field.focus()
    for (const text of ['1', '15', '150', '1500'])
      await phone.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    // A field that changed while the keyboard composes would get the digits twice.
    await expect(field).toHaveValue('1500')
    await phone.send('Input.insertText', { text: '1500' })
    await expect(field).toHaveValue('1.500')
    await phone.send('Input.insertText', { text: '0' })
    await expect(field).toHaveValue('15.000')
  })
  await test.step('keys in the middle of an amount move its points', async () => {
    await field.fill('')
    await field.pressSequentially('5000000')
    await expect(field).toHaveValue('5.000.000')
    await page.keyboard.press('Home')
    await page.keyboard.type('1')
    await expect(field).toHaveValue('15.000.000')
    // The library sets the caret once more in a timer of its own, which no hand is faster than.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(field).toHaveValue('1.500.000')
  })
  for (const [pasted, shown] of [
    ['14,500,000', '14.500.000'],
    ['Rp 5.000.000,-', '5.000.000'],
    ['1e7', '1e7'],
    ['-500000', '-500000'],
  ] as const)
    await test.step(`${pasted} is pasted`, async () => {
      await field.press('Control+A')
      await phone.send('Input.insertText', { text: pasted })
      await field.blur()
      await expect(field).toHaveValue(shown)
    })
})
