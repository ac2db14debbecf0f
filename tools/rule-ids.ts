// The ids of the trading rules. A new rule is added here; tests name the rule that they hold.

/** Chapter → number of its numbered rules; 0: the chapter is one rule and its id has no point. */
const RULES_PER_CHAPTER = [3, 11, 0, 17, 6, 6, 0, 3, 0, 7, 0, 4, 0, 0]

/** `TR-1.1` … `TR-14`, in order. */
export const RULE_IDS: readonly string[] = RULES_PER_CHAPTER.flatMap((rules, place) => {
  const chapter = `TR-${place + 1}`
  if (rules === 0) return [chapter]
  return Array.from({ length: rules }, (_, rule) => `${chapter}.${rule + 1}`)
})

/** The properties by which the product cannot cheat its customers: `H1` … `H15`. */
export const HONESTY_IDS: readonly string[] = Array.from({ length: 15 }, (_, at) => `H${at + 1}`)
