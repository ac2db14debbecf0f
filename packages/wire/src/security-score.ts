// What the security score of an account is made of (api.md, userdetail): parts of 100.

export const SCORE_POINTS = { mail: 20, fundPassword: 20, secondFactor: 30, identity: 30 } as const
