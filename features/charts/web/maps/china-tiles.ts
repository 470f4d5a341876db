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
230000 HL 8 0
150000 NM 5 1 | 210000 LN 7 1 | 220000 JL 8 1
650000 XJ 0 2 | 620000 GS 2 2 | 640000 NX 3 2 | 140000 SX 4 2 | 130000 HE 5 2 | 110000 BJ 6 2 | 120000 TJ 7 2
630000 QH 1 3 | 610000 SN 3 3 | 410000 HA 4 3 | 370000 SD 5 3
540000 XZ 0 4 | 510000 SC 2 4 | 500000 CQ 3 4 | 420000 HB 4 4 | 340000 AH 5 4 | 320000 JS 6 4 | 310000 SH 7 4
530000 YN 2 5 | 520000 GZ 3 5 | 430000 HN 4 5 | 360000 JX 5 5 | 330000 ZJ 6 5
450000 GX 3 6 | 440000 GD 4 6 | 350000 FJ 5 6 | 710000 TW 7 6
460000 HI 3 7 | 820000 MO 4 7 | 810000 HK 5 7
`
    .trim()
    .split(/\n| \| /)
    .map(line => {
      const [code = '', letters = '', column, row] = line.split(' ')
      return [code, { letters, column: Number(column), row: Number(row) }]
    }),
)
