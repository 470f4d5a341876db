/** Milliseconds until what could not be had is asked for again by itself; the last goes on. */
const pauses = [5_000, 15_000, 30_000] as const

/** @param tries how often it was asked for again already */
export const pauseBefore = (tries: number): number => pauses[tries] ?? 30_000
