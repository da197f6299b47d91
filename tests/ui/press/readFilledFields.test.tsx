import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TextField } from '@/ui/form/TextField'
import { readFilledFields } from '@/ui/press/readFilledFields'

let sent: unknown[]
let stop: () => void

beforeEach(() => {
  sent = []
  stop = readFilledFields(window)
})
afterEach(() => stop())

function Held() {
  const [typed, setTyped] = useState({ email: '', password: '' })
  const field = (name: 'email' | 'password') => (
    <TextField
      label={name}
      name={name}
      type={name === 'password' ? 'password' : 'text'}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  )
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(typed)
      }}
    >
      {field('email')}
      {field('password')}
    </form>
  )
}

function Registered() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: 'Lama', code: '' } })
  return (
    <form aria-label="form" onSubmit={(event) => void handleSubmit((typed) => sent.push(typed))(event)}>
      <TextField label="name" {...register('name')} />
      <TextField label="code" {...register('code')} />
      <output>{Object.keys(formState.dirtyFields).join()}</output>
    </form>
  )
}

/** Fills a field as an extension does: its isolated world has the browser's setter. */
const asExtension = (field: HTMLElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)

/** Fills a field as a script in the page does: by the setter that React has put on the element. */
const asScript = (field: HTMLElement, text: string) => Object.assign(field, { value: text })

for (const [way, fill] of Object.entries({ extension: asExtension, script: asScript })) {
  it(`a form sends what an ${way} filled in without an event`, () => {
    render(<Held />)
    fill(screen.getByLabelText('email'), 'siti@annur.co.id')
    fill(screen.getByLabelText('password'), 'rahasia')
    fireEvent.submit(screen.getByRole('form'))
    expect(sent).toEqual([{ email: 'siti@annur.co.id', password: 'rahasia' }])
  })

  it(`a text that an ${way} filled in stays when the user types into another field`, () => {
    render(<Held />)
    fill(screen.getByLabelText('email'), 'siti@annur.co.id')
    fireEvent.input(screen.getByLabelText('password'), { target: { value: 'r' } })
    expect(screen.getByLabelText('email')).toHaveValue('siti@annur.co.id')
    fireEvent.submit(screen.getByRole('form'))
    expect(sent).toEqual([{ email: 'siti@annur.co.id', password: 'r' }])
  })
}

it('a form of react-hook-form sends them too, and nobody has changed its other fields', async () => {
  render(<Registered />)
  asExtension(screen.getByLabelText('code'), '123456')
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByRole('status')).toHaveTextContent('code')
  expect(sent).toEqual([{ name: 'Lama', code: '123456' }])
})

it('a typed text is sent once, as it was typed', () => {
  render(<Held />)
  fireEvent.change(screen.getByLabelText('email'), { target: { value: ' siti ' } })
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  expect(sent).toEqual([
    { email: ' siti ', password: '' },
    { email: ' siti ', password: '' },
  ])
})
