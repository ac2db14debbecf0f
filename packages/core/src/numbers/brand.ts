// Brands keep two numbers of the same JavaScript type from being taken for one another.

declare const brand: unique symbol

/** `Base` that can only be made by the file that owns `Name`. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
