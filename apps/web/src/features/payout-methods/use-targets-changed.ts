// What is read anew once a target was bound, changed or removed.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Resolves when the targets themselves have been read. */
export function useTargetsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    void queries.invalidateQueries({ queryKey: ['user'] })
    void queries.invalidateQueries({ queryKey: ['security'] })
    await queries.invalidateQueries({ queryKey: ['targets'] })
  }, [queries])
}
