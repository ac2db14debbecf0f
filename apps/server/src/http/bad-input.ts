// Input that cannot be read as what it should be, found before any schema looks at it (REL-38).

export class BadInput extends Error {
  override readonly name = 'BadInput'
  /** Where it stands: `body`, `query` or the name of a header. */
  readonly place: string

  constructor(place: string, why: string) {
    super(why)
    this.place = place
  }
}
