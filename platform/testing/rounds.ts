/** Tests of many rounds do few, the same each time; `GUANLAN_TESTS=long` asks for many, others each time. */
export const isLong = process.env.GUANLAN_TESTS === 'long'

export const rounds = (short: number, long: number): number => (isLong ? long : short)

/** What `fc.assert` takes. A case that fails is printed with its seed. */
export const cases = (short: number, long: number): { numRuns: number; seed?: number } =>
  isLong ? { numRuns: long } : { numRuns: short, seed: 20_260 }
