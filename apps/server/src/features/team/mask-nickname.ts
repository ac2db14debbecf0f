// A member's nickname as their inviter sees it: enough to know a friend, not a stranger.

const HIDDEN = '***'

/** Keeps the first grapheme, and the last of three or more. */
export function maskNickname(nickname: string): string {
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(nickname)]
  const [first, last] = [graphemes[0]?.segment ?? '', graphemes.at(-1)?.segment ?? '']
  return `${first}${HIDDEN}${graphemes.length > 2 ? last : ''}`
}
