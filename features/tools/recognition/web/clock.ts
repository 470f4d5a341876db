/** Seconds as hours, minutes and seconds. */
export const clock = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 19)
