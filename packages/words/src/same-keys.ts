// Every language has exactly the areas and keys of English; the texts are its own.

export type SameKeys<English> = { readonly [Key in keyof English]: string }

export type SameAreas<English> = { readonly [Area in keyof English]: SameKeys<English[Area]> }
