/** Runs the parts of a bench that are named, or all of them, one after the other. */
import { load, print } from './crisis/place.ts'
import { machine } from './machine.ts'

/** @throws where a part is named that is not there; ends the process otherwise, since what parts leave open is of no use to anybody */
export async function runParts(
  parts: Readonly<Record<string, () => Promise<void>>>,
  chosen: readonly string[],
): Promise<never> {
  print(`${machine()}; ${load()}`)
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const part = parts[name]
    if (!part) throw new Error(`no part ${name}; there are ${Object.keys(parts).join(', ')}`)
    await part()
  }
  process.exit(0)
}
