/** The provinces as tiles of one size, roughly as they lie to each other: a sketch that claims no boundaries. */
interface ProvinceTile {
  column: number
  row: number
  /** Letter code of GB/T 2260, where a name is too long for a tile. */
  letters: string
}

/** By division code. */
export const provinceTiles: Readonly<Record<string, ProvinceTile>> = Object.fromEntries(
  `
150000 NM 5 0 | 220000 JL 7 0 | 230000 HL 8 0
650000 XJ 0 1 | 620000 GS 2 1 | 640000 NX 3 1 | 140000 SX 4 1 | 130000 HE 5 1 | 110000 BJ 6 1 | 120000 TJ 7 1 | 210000 LN 8 1
630000 QH 1 2 | 610000 SN 3 2 | 410000 HA 4 2 | 370000 SD 5 2
540000 XZ 0 3 | 510000 SC 2 3 | 500000 CQ 3 3 | 420000 HB 4 3 | 340000 AH 5 3 | 320000 JS 6 3 | 310000 SH 7 3
530000 YN 2 4 | 520000 GZ 3 4 | 430000 HN 4 4 | 360000 JX 5 4 | 330000 ZJ 6 4
450000 GX 3 5 | 440000 GD 4 5 | 350000 FJ 5 5 | 710000 TW 7 5
460000 HI 3 6 | 820000 MO 4 6 | 810000 HK 5 6
`
    .trim()
    .split(/\n| \| /)
    .map(line => {
      const [code = '', letters = '', column, row] = line.split(' ')
      return [code, { letters, column: Number(column), row: Number(row) }]
    }),
)
