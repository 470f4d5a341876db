/** Runs at once when asked, then at most once in `pauseMs`; what is asked in between runs at the end of the pause. */
export function every(pauseMs: number, run: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let requested = false
  const begin = () => {
    requested = false
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (requested) begin()
    }, pauseMs)
  }
  return {
    ask: () => {
      if (timer === undefined) begin()
      else requested = true
    },
    stop: () => clearTimeout(timer),
  }
}
