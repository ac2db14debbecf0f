// What Home asks for: texts of the operator, in the language of the reader.

import type { Language } from '@fairtick/wire/languages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export const homeQuery = (language: Language) =>
  queryOptions({ queryKey: ['home', language], queryFn: () => call('home') })

export const bannersQuery = (language: Language) =>
  queryOptions({ queryKey: ['banners', language], queryFn: () => call('banners') })

/** Of the notice of the day. */
export const popupQuery = (language: Language) =>
  queryOptions({ queryKey: ['popup', language], queryFn: () => call('popup') })
