// Saving the certificate of a withdrawal that was paid: what was deducted and on which basis.

import { useMutation } from '@tanstack/react-query'
import { download } from '../../platform/download.ts'
import { saveFile } from '../../platform/save-file.ts'

/** `onDone` gets the name under which the file was saved. */
export function useCertificate(id: string, onDone: (fileName: string) => void) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download('withdrawalCertificate', { id }),
    onSuccess: (file) => {
      saveFile(file)
      onDone(file.fileName)
    },
  })
  return { save: () => mutate(), isLoading: isPending, problem: error ?? undefined }
}
