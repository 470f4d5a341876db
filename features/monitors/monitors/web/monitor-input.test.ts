import { expect, test } from 'vitest'
import { monitorTree } from './MonitorInput.tsx'

test('monitors stand below their folder, in the order of the organisation', () => {
  const one = (id: number, fatherId: number) => ({ id, fatherId, name: `m${id}` })
  expect(monitorTree([one(3, 0), one(1, 0), one(9, 1), one(7, 1)])).toEqual([
    { id: '3', name: 'm3' },
    {
      id: '1',
      name: 'm1',
      below: [
        { id: '9', name: 'm9' },
        { id: '7', name: 'm7' },
      ],
    },
  ])
})
