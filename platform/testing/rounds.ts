import { isLong } from './chance.ts'

/** Tests of many rounds do few in `npm test`, many in `npm run test:long`. */
export const rounds = (short: number, long: number): number => (isLong ? long : short)

/** What `fc.assert` takes. */
export const cases = (short: number, long: number): { numRuns: number } => ({ numRuns: rounds(short, long) })
