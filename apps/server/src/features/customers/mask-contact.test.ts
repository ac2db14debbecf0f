// What a list shows of a phone number or a mail address.

import { expect, it } from 'vitest'
import { maskEmail, maskPhone } from './mask-contact.ts'

it('leaves three digits of a phone number', () => {
  expect(maskPhone('+819012345678')).toBe('••••••••••678')
  expect(maskPhone('12')).toBe('12')
})

it('leaves a letter of a mail name', () => {
  expect(maskEmail('hana.sato@mail.example')).toBe('h•••@mail.example')
  expect(maskEmail('𠮷@mail.example')).toBe('𠮷•••@mail.example')
})
