/** Fills an event from stored articles. */
import { fillSetSlice } from '@guanlan/features/monitors/monitors/server'
import { work } from '@guanlan/platform/server'
import { fillEvent } from '../jobs.ts'
import { lookAtStates } from '../states/look.ts'
import { queryOfEvent } from './event-query.ts'

export const filling = work(
  fillEvent,
  async ({ db, orgId, input: { eventId, ruleVersion }, cursor }) => {
    const query = await queryOfEvent(db, { orgId, eventId })
    const done = await fillSetSlice({ db, orgId, kind: 'event', id: eventId, ruleVersion, cursor, query })
    if (done.cursor === null && query) await lookAtStates({ orgId, db, now: new Date() }, [eventId])
    return done
  },
  { runsAs: 'system' },
)
