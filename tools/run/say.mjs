/** The command cannot go on; the message is a sentence the person at the terminal can act on. */
export class Stop extends Error {}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Says what takes time while it takes it, and how long it took. */
export async function timed(what, act) {
  const begun = Date.now()
  say(`${what} …`)
  const result = await act()
  say(`${what}: ${seconds(begun)}`)
  return result
}

export function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`
}
