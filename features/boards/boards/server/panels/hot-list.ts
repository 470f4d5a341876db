import { topicsOf } from '@guanlan/features/collecting/hot-lists/server'
import type { Line } from '../../contract.ts'
import type { PanelSource } from './panel-source.ts'

/** A hot list as it stands now. */
export const hotList: PanelSource<'hotList'> = {
  permission: 'hotLists.view',
  make: async (scope, { shows: { platform, rows } }) => {
    const { list, total } = await topicsOf(scope, {
      ...{ platformCode: platform, time: null, startTime: null, endTime: null, words: '', sort: 'rank' },
      ...{ page: 1, pageSize: rows },
    })
    const lines = list.map(
      (topic): Line => ({
        title: topic.title,
        note: topic.label ?? '',
        value: topic.rank,
        tone: null,
        at: null,
        opens: { address: `/hotEventDetail?id=${topic.eventId}` },
      }),
    )
    const opens = { address: `/hotSearch?platformCode=${encodeURIComponent(platform)}` }
    return { message: '', opens, of: { drawn: 'lines', lines, total } }
  },
}
