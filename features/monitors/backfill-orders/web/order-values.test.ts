import { expect, test } from 'vitest'
import { bodyOf, OrderValues } from './order-values.ts'

const period = { from: '2026-08-01T00:00:00+08:00', to: '2026-10-30T00:00:00+08:00' }

test('an order is sent with instants; one that is not whole is not sent', () => {
  expect(bodyOf({ monitorIds: [3], period })).toEqual({
    monitorIds: [3],
    startTime: '2026-07-31T16:00:00.000Z',
    endTime: '2026-10-29T16:00:00.000Z',
  })
  expect(bodyOf({ monitorIds: [], period })).toBeNull()
  expect(bodyOf({ monitorIds: [3], period: null })).toBeNull()
})

test.each([
  ['no period', null, 'backfillOrders.choosePeriod'],
  ['more than 90 days', { ...period, to: '2026-10-30T00:01:00+08:00' }, 'backfillOrders.rangeTooLong'],
  ['an end before the start', { ...period, to: '2026-07-30T00:00:00+08:00' }, 'backfillOrders.rangeReversed'],
])('%s is named', (_, wrong, key) => {
  const { error } = OrderValues.safeParse({ monitorIds: [3], period: wrong })
  expect(error?.issues.map(({ message }) => message)).toEqual([key])
})
