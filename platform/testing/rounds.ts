/** Tests of many rounds do few; `GUANLAN_TESTS=long` asks for many. */
export const isLong = process.env.GUANLAN_TESTS === 'long'

export const rounds = (short: number, long: number): number => (isLong ? long : short)
