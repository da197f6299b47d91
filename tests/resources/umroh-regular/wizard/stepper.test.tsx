import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { button, press, write } from '@tests/support/renderApp'
import {
  atStep,
  draftAtReview,
  editedQuote,
  footerButton,
  newWizard,
  next,
  shownStep,
  textbox,
} from '@tests/support/wizard'

inTheMorning()

const stepper = () => within(screen.getByRole('list', { name: 'Langkah penyusunan paket' }))
const openable = () =>
  stepper()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent.replace(/^\d| selesai$/g, ''))
const tap = (name: string) => press(stepper().getByRole('button', { name: new RegExp(`^${name}`) }))

describe('the stepper (docs/product.md §6.1.12)', () => {
  it('of a new package the steps up to the furthest one open on a tap, and the phone\u2019s back button goes where it was', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    expect(openable()).toEqual([])
    await next(3)
    await next(4)
    expect(openable()).toEqual(['Info', 'Tipe'])
    expect(stepper().getByRole('button', { name: 'Info selesai' })).toBeVisible()
    tap('Info')
    await atStep(0)
    expect(openable()).toEqual(['Tipe', 'Ekstra'])
    window.history.back()
    await atStep(4)
    tap('Info')
    await atStep(0)
    tap('Ekstra')
    await atStep(4)
    window.history.back()
    await atStep(3)
  })

  it('a tap on a later step checks the step that it leaves; a tap on an earlier one does not', async () => {
    await draftAtReview()
    tap('Ekstra')
    await atStep(4)
    write(textbox('Tour Leader'), 'dua')
    tap('Review')
    await waitFor(() => expect(textbox('Tour Leader')).toBeInvalid())
    await waitFor(() => expect(textbox('Tour Leader')).toHaveFocus())
    expect(shownStep()).toBe(4)
    tap('Info')
    await atStep(0)
    expect(stepper().getByRole('button', { name: 'Ekstra perlu diperbaiki' })).toBeVisible()
    tap('Ekstra')
    await atStep(4)
    write(textbox('Tour Leader'), '2')
    await waitFor(() => expect(textbox('Tour Leader')).toBeValid())
    tap('Review')
    await atStep(5)
  })

  it('every step of a saved package opens on a tap, and a step that was opened from the review leads back to it', async () => {
    await editedQuote()
    expect(openable()).toHaveLength(5)
    tap('Review')
    await atStep(5)
    tap('Tipe')
    await atStep(3)
    press(button('Kembali ke review'))
    await atStep(5)
    expect(footerButton('Simpan')).toBeEnabled()
  })
})
