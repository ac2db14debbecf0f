// Gives a file to the browser to keep.

/** Browsers that ask where to save read the content later. */
const KEPT_MS = 60_000

export function saveFile({ content, fileName }: { content: Blob; fileName: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
