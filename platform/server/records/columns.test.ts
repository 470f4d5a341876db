import { expect, test } from 'vitest'
import { z } from 'zod'
import { columnsOf } from './columns.ts'

test('a column is called as its field, in the writing of the database', () => {
  const draft = z.object({ name: z.string(), publishedOn: z.string(), monthDays: z.array(z.number()) })
  expect(columnsOf(draft)).toEqual({ name: 'name', publishedOn: 'published_on', monthDays: 'month_days' })
  expect(columnsOf(draft.refine(() => true))).toHaveProperty('publishedOn', 'published_on')
})
