/** Finds the answer to a challenge of the server: a number whose hash with it begins with so many zero bits (server/work.ts). */

/** Hashes under way at once: fewer leave the browser idle between them, more keep the page from being drawn. */
const together = 256

/** 2^15 hashes, the least that is asked for, take about a second. */
export async function workOut({ challenge, bits }: { challenge: string; bits: number }): Promise<number> {
  const encoder = new TextEncoder()
  const isAnswer = async (answer: number) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${answer}`))
    return Math.clz32(new DataView(hash).getUint32(0)) >= bits
  }
  for (let from = 0; ; from += together) {
    const tried = await Promise.all(Array.from({ length: together }, (_, n) => isAnswer(from + n)))
    const found = tried.indexOf(true)
    if (found >= 0) return from + found
  }
}
