import { expect, test } from 'vitest'
import { job, work } from './jobs/job.ts'
import { faultsOfWorkers, workerHalf } from './worker-half.ts'

const upkeep = (name: string) => ({ name, cron: '* * * * *', run: async () => {} })
const loop = (name: string) => ({ name, idleMs: 1_000, run: async () => false })
const service = (name: string) => ({ name, start: () => ({ stop: async () => {} }) })
const worked = (name: string) =>
  work(job<object>({ name, title: () => name, input: { parse: (input: unknown) => input } as never }), async () => ({
    cursor: null,
    done: 0,
  }))

test('two of one name are named, whichever feature they are of', () => {
  const one = workerHalf({ works: [worked('a')], upkeep: [upkeep('b')], loops: [loop('c')], services: [service('d')] })
  expect(
    faultsOfWorkers([one, workerHalf({ upkeep: [upkeep('a'), upkeep('c')], loops: [loop('a'), loop('b')] })]),
  ).toEqual([])
  expect(faultsOfWorkers([one, one, workerHalf({ loops: [loop('d')] })])).toEqual([
    'a: long work of this name is there twice',
    'b: upkeep of this name is there twice',
    'c: a loop or service of this name is there twice',
    'd: a loop or service of this name is there twice',
    'd: a loop or service of this name is there twice',
  ])
})
