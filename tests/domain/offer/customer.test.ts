import { expect, it } from 'vitest'
import { customerFields } from '@/domain/offer/customer'

it.each([
  ['Ibu Nur', '6285712345678', 'Ibu Nur', '+62 857-1234-5678'],
  [null, null, '', ''],
  ['Ibu Nur', 'belum ada', 'Ibu Nur', ''],
])('the customer %j with the number %j stands in the fields as %j and %j', (name, phone, nameField, phoneField) => {
  expect(customerFields({ customerName: name, customerPhone: phone })).toEqual({
    customerName: nameField,
    customerPhone: phoneField,
  })
})
