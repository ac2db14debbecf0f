// Preloaded into a server that a test starts again: the clock of its machine is ahead by SHIFT_MS.

const shiftMs = Number(process.env.SHIFT_MS)
const machineNow = Date.now

Date.now = () => machineNow() + shiftMs
