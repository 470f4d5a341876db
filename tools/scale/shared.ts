/** A program that several projects of one run of tests share: the first that needs it starts it, the last ends it. */
interface Shared {
  users: number
  started: Promise<{ given: unknown; end: () => Promise<void> }>
}
// Every project loads its set-up files anew, in the same process.
const key = Symbol.for('guanlan: programs of the tests')
const all = ((globalThis as { [key]?: Map<string, Shared> })[key] ??= new Map<string, Shared>())

export async function share<Given>(
  name: string,
  start: () => Promise<{ given: Given; end: () => Promise<void> }>,
): Promise<{ given: Given; end: () => Promise<void> }> {
  const shared = all.get(name) ?? { users: 0, started: start() }
  all.set(name, shared)
  shared.users++
  const { given, end } = await shared.started
  return {
    given: given as Given,
    async end() {
      if (--shared.users > 0) return
      all.delete(name)
      await end()
    },
  }
}
