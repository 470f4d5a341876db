/** How much the heap may hold of what nobody needs any more (bench/README.md, `memory`). */
import { setFlagsFromString } from 'node:v8'

/** Per cent of what was alive after the last collection by which the heap grows before the next one. */
const growingPercent = 50

/**
 * Where a machine has much memory V8 lets the heap grow to four times what is alive before it collects; a server beside its database has not so much.
 * For all threads of this process, from the next collection on.
 */
export const growSlowly = (): void => setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
