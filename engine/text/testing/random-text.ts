/** Random wording, so that no two texts are alike by chance; the same for the same seed. */
export function randomText(seed: number, characters: number): string {
  let state = seed * 2654435761
  let text = ''
  for (let i = 0; i < characters; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    text += String.fromCharCode(0x4e00 + ((state >>> 8) % 5000)) + (i % 20 === 19 ? '。' : '')
  }
  return text
}
