const longest = 80

/** As much of a text as a line of the chronicle names it by. */
export function shortened(text: string): string {
  const signs = [...text]
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : text
}
