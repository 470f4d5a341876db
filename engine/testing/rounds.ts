/** Random tests try few cases, the same each time; `GUANLAN_TESTS=long` asks for many, others each time. */
const isLong = process.env.GUANLAN_TESTS === 'long'

export const rounds = (short: number, long: number): number => (isLong ? long : short)

/** What `fc.assert` takes. */
export const cases = (short: number, long: number): { numRuns: number } => ({ numRuns: rounds(short, long) })
