/** Trees whose order a person makes: monitors, labels. */
import { z } from 'zod'
import { Id, largestInt } from './envelope.ts'

const IdOrNone = z.coerce.number().int().min(0).max(largestInt)

/** Where something goes in its tree: between two neighbours below a father. 0: no neighbour on that side; the top (ambiguities 52). */
export const TreeMove = z.object({ idPrev: IdOrNone, id: Id, idNext: IdOrNone, fatherId: IdOrNone })
export type TreeMove = z.infer<typeof TreeMove>
