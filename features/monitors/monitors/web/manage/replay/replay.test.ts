import { expect, test } from 'vitest'
import type { Replay } from '../../../contract.ts'
import { addPart, everyDay, noChanges } from './replay.ts'

const sample = (id: number) => ({ id }) as Replay['added']['samples'][number]
const part = (values: Partial<Replay>): Replay => ({
  problems: [],
  before: 0,
  after: 0,
  added: { count: 0, samples: [] },
  lost: { count: 0, samples: [] },
  days: [],
  next: null,
  progress: 0,
  ...values,
})

test('parts are added up, days in order, a day that two parts share once', () => {
  const first = part({
    before: 10,
    after: 12,
    added: { count: 3, samples: [sample(9)] },
    lost: { count: 1, samples: [] },
    days: [
      { day: '2026-11-20', added: 1, lost: 1 },
      { day: '2026-11-21', added: 2, lost: 0 },
    ],
    next: 'more',
    progress: 0.4,
  })
  const second = part({
    before: 5,
    after: 4,
    added: { count: 1, samples: [sample(5)] },
    lost: { count: 2, samples: [sample(4)] },
    days: [
      { day: '2026-11-19', added: 0, lost: 1 },
      { day: '2026-11-20', added: 1, lost: 1 },
    ],
  })
  expect([first, second].reduce(addPart, noChanges)).toEqual({
    before: 15,
    after: 16,
    added: { count: 4, samples: [{ id: 9 }, { id: 5 }] },
    lost: { count: 3, samples: [{ id: 4 }] },
    days: [
      { day: '2026-11-19', added: 0, lost: 1 },
      { day: '2026-11-20', added: 2, lost: 2 },
      { day: '2026-11-21', added: 2, lost: 0 },
    ],
    progress: 1,
  })
})
test('the newest five samples stay', () => {
  const more = part({ added: { count: 4, samples: [1, 2, 3, 4].map(sample) } })
  expect([more, more].reduce(addPart, noChanges).added.samples.map(each => each.id)).toEqual([1, 2, 3, 4, 1])
})
test('progress never goes back, and the last part ends it', () => {
  const going = addPart(noChanges, part({ progress: 0.6, next: 'a' }))
  expect(addPart(going, part({ progress: 0.5, next: 'b' })).progress).toBe(0.6)
  expect(addPart(going, part({ progress: 0.7 })).progress).toBe(1)
})

test('quiet days keep their place, and the month ends where it ends', () => {
  const day = { day: '2026-03-01', added: 2, lost: 1 }
  expect(everyDay([day], '2026-03-02', 3)).toEqual([
    { day: '2026-02-27', added: 0, lost: 0 },
    { day: '2026-02-28', added: 0, lost: 0 },
    day,
    { day: '2026-03-02', added: 0, lost: 0 },
  ])
})
