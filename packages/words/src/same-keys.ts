// Every language has exactly the keys of English.

export type SameKeys<English> = { readonly [Key in keyof English]: string }
