/** Which bands a picture may have that looks like one that is searched for. Pure. */

const bandBits = 16
const bands = 64 / bandBits

/** As `picture_bands` numbers them: the place of the band above its 16 bits. */
const bandsOf = (hash: string): number[] =>
  Array.from({ length: bands }, (_, band) => {
    const written = hash.slice(band * bandBits, (band + 1) * bandBits)
    return (band << bandBits) | Number.parseInt(written, 2)
  })

/** Of the whole every band and what differs from it in one bit; of its parts the bands themselves, since each of nine would find many by chance. */
export function probesOf(hash: string, tiles: readonly string[]): number[] {
  const near = bandsOf(hash).flatMap(band => [band, ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit))])
  return [...new Set([...near, ...tiles.flatMap(bandsOf)])]
}
