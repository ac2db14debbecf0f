// Tables by values that a server sends, which may be newer than this client (spec §4, §8).

/**
 * The table with an entry for every value: what it does not know is `unknown`. Its own keys are
 * those that are known, as filters list them.
 */
export function orUnknown<const Known extends Readonly<Record<string, unknown>>, const Unknown>(
  known: Known,
  unknown: Unknown,
): Readonly<Record<keyof Known, Known[keyof Known] | Unknown>> {
  return new Proxy<Known>(known, {
    get: (table, value, receiver) =>
      Object.hasOwn(table, value) ? Reflect.get(table, value, receiver) : unknown,
  })
}
