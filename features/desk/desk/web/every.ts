/** Runs at once when asked, then at most once in `pauseMs`; what is asked in between runs at the end of the pause. */
export function every(pauseMs: number, run: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const begin = () => {
    asked = false
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (asked) begin()
    }, pauseMs)
  }
  return {
    ask: () => {
      if (timer === undefined) begin()
      else asked = true
    },
    stop: () => clearTimeout(timer),
  }
}
