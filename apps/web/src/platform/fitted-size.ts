// The size in which a picture is sent: never larger than it is, and no side longer than allowed.

export function fittedSize(
  width: number,
  height: number,
  sidePx: number,
): { widthPx: number; heightPx: number } {
  const share = Math.min(1, sidePx / Math.max(width, height))
  return {
    widthPx: Math.max(1, Math.round(width * share)),
    heightPx: Math.max(1, Math.round(height * share)),
  }
}
