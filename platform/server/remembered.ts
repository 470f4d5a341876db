/** An answer that many ask for, asked once in a while. */

/** For so many milliseconds; whoever asks meanwhile shares it. A failure is not kept. */
export function remembered<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  let answer: Promise<T> | null = null
  let until = 0
  return () => {
    const now = Date.now()
    if (answer && now < until) return answer
    until = now + ms
    const requested = ask()
    answer = requested
    requested.catch(() => {
      if (answer === requested) answer = null
    })
    return requested
  }
}
