// English words of the area `copying`.

export const copying = {
  offHere:
    'Copying of lead traders is off here because of the rules for {{place}}. Copies that are open can be closed.',
} as const
