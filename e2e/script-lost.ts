/** Begins the failure of a journey in which a script was lost; the journey is played once more. */
export const SCRIPT_LOST = 'a script was lost on its way'
