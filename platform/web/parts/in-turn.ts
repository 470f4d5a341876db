/** Charts are drawn anew in turn where their places change their size: a dozen of them at once would hold up the picture of the page. */

/** Milliseconds of one picture that may go by. */
const mostMs = 6

const waiting = new Set<() => void>()

/** With the next picture, or one of those that follow; asked again meanwhile it is done once. */
export function drawInTurn(draw: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(next)
  waiting.add(draw)
}

export const forgetTurn = (draw: () => void): void => void waiting.delete(draw)

function next(): void {
  const started = performance.now()
  for (const draw of waiting) {
    waiting.delete(draw)
    draw()
    if (performance.now() - started > mostMs) break
  }
  if (waiting.size > 0) requestAnimationFrame(next)
}
