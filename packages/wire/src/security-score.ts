// What the security score of an account is made of (api.md, userdetail): parts of 100.

/** The 30 of a proven identity come with their feature. */
export const SCORE_POINTS = { mail: 20, fundPassword: 20, secondFactor: 30 } as const
