// My settings of notifications, and changing them.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { turnOffPushes, turnOnPushes } from '../../platform/pushes.ts'

export type Settings = CallResult<'notificationSettings'>
export type KindChoice = Settings['kinds'][number]
type Change = CallInput<'changeNotificationSettings'>['body']

const KEY = ['notifications'] as const

export function useNotifications() {
  return useQuery({ queryKey: KEY, queryFn: () => call('notificationSettings'), staleTime: 0 })
}

export function useChangeNotifications(onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) => call('changeNotificationSettings', { body }),
    onSuccess: () => onDone?.(),
    // What was said of several presses in a row comes in any order: what is there counts.
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** A press shows at once, and what is there when the server has answered. */
export function useKindChoices(kinds: readonly KindChoice[]) {
  const [pressed, setPressed] = useState<readonly KindChoice[]>([])
  const { mutateAsync, error } = useChangeNotifications()
  const choose = async (changed: KindChoice) => {
    setPressed((before) => [...before.filter(({ kind }) => kind !== changed.kind), changed])
    await mutateAsync({ kinds: [changed] }).catch(() => undefined)
    setPressed((before) => before.filter((one) => one !== changed))
  }
  const shown = kinds.map((choice) => pressed.find(({ kind }) => kind === choice.kind) ?? choice)
  return { shown, choose, error }
}

/** False: the person, or the browser, said no. */
export function useTurnOn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: turnOnPushes,
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function useTurnOff() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: turnOffPushes,
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  })
}
