/** `share` of one colour on a ground of another; both `#RRGGBB`. Pure. */
export const mixed = (colour: string, ground: string, share: number): string =>
  `#${[1, 3, 5]
    .map(at => {
      const [one, other] = [colour, ground].map(each => Number.parseInt(each.slice(at, at + 2), 16)) as [number, number]
      return Math.round(one * share + other * (1 - share))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
