import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { listNegativeMedia, listSocietyEvents } from '@guanlan/features/boards/screen-materials/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import type { Line } from '../../contract.ts'
import type { PanelSource } from './panel-source.ts'

const negative = { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }

/** Negative articles of the media that the material names. */
export const negativeMedia: PanelSource<'negativeMedia'> = {
  permission: 'bigScreens.view',
  make: async (scope, { shows: { rows }, question }) => {
    const media = (await listNegativeMedia(scope)).slice(0, rows)
    const of = (ids: readonly number[]) => ({
      ...question,
      filters: [...question.filters, { field: 'media' as const, is: 'is' as const, values: ids.map(String) }, negative],
    })
    const lines: Line[] = []
    for (const { name, mediaId, reason } of media) {
      const request = mediaId === null ? null : of([mediaId])
      lines.push({
        ...{ title: name, note: reason, tone: 'negative', at: null },
        value: request && (await countOf(scope, await articleQuery(scope, request))),
        opens: request && { question: request },
      })
    }
    const known = media.flatMap(({ mediaId }) => mediaId ?? [])
    const all = known.length > 0 ? of(known) : null
    const total = all ? await countOf(scope, await articleQuery(scope, all)) : 0
    const opens = all ? { question: all } : { address: '/bigScreenManage?part=negativeMedia' }
    return { message: '', opens, of: { drawn: 'lines', lines, total } }
  },
}

/** Hot events of society, as the material names them. */
export const societyEvents: PanelSource<'societyEvents'> = {
  permission: 'bigScreens.view',
  make: async (scope, { shows: { rows } }) => {
    const events = await listSocietyEvents(scope)
    const lines = events.slice(0, rows).map(
      ({ name, hotEventId }): Line => ({
        ...{ title: name, note: '', value: null, tone: null, at: null },
        opens: hotEventId === null ? null : { address: `/hotEventDetail?id=${hotEventId}` },
      }),
    )
    const opens = { address: '/bigScreenManage?part=societyEvents' }
    return { message: '', opens, of: { drawn: 'lines', lines, total: events.length } }
  },
}
