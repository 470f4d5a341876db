import { expect, test } from 'vitest'
import { joinedTrials } from './joined-trials.ts'

const sample = (id: number, touched: boolean) => ({
  ...{ id, touched, title: `第${id}篇`, media: '江城日报', publishedAt: '2026-07-01T00:00:00.000Z' },
  timeOfArrival: false,
})
const trial = (gone: number, monitors: Record<number, number>, samples: ReturnType<typeof sample>[]) => ({
  ...{ examined: 9, total: 10, gone, back: 1, spared: 2, labelled: 3, favourite: 0, corrected: 0, next: null },
  days: [
    { day: '2026-07-01', gone },
    { day: '2026-07-02', gone: 0 },
  ],
  monitors: Object.entries(monitors).map(([id, count]) => ({ monitorId: Number(id), gone: count })),
  samples,
})

test('what two filters would take is added up by day and monitor, and looked at once', () => {
  const joined = joinedTrials([trial(4, { 1: 3, 2: 1 }, [sample(1, false)]), trial(2, { 2: 5 }, [sample(2, true)])])
  expect(joined).toMatchObject({ examined: 9, total: 10, gone: 6, back: 2, spared: 4, labelled: 6 })
  expect(joined?.days.map(({ gone }) => gone)).toEqual([6, 0])
  expect(joined?.monitors).toEqual([
    { monitorId: 2, gone: 6 },
    { monitorId: 1, gone: 3 },
  ])
  expect(joined?.samples.map(({ id }) => id)).toEqual([2, 1])
  expect(joinedTrials([])).toBeNull()
})
