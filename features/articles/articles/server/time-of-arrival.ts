import { sql } from 'kysely'

/** Of `articles a`: its own time was not known when it came, `published_at` is that of its arrival. `senderFacts` reads the same. */
export const timeOfArrival = sql<boolean>`coalesce(a.extra -> 'time' ->> 'of' = 'arrival', false)`
