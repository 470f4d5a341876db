// @vitest-environment jsdom
// What stands beside the fields of a form: the next moments of what is written, and the button that removes the record.
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'
import { NextMoments } from './NextMoments.tsx'
import { RemoveButton } from './RemoveButton.tsx'

let leaveBrowser: () => void
beforeAll(() => {
  leaveBrowser = prepareBrowser('http://localhost')
})
afterAll(() => leaveBrowser())
afterEach(closeScreen)

const Timing = z.object({ time: z.string(), days: z.array(z.number()) })
type Timing = z.infer<typeof Timing>
const nextOf = (answer: (timing: Timing) => string[]) => {
  const bodies: unknown[] = []
  const call = async ({ body }: { body: Timing }) => {
    bodies.push(body)
    return answer(body)
  }
  return { bodies, next: Object.assign(call, { endpoint: { path: '/next', body: Timing } }) }
}
const written = { name: '周报', time: '08:30', days: [1] }
const status = () => screen.getByRole('status')

test('the next moments are those of the fields that the call takes', async () => {
  const { next, bodies } = nextOf(() => ['2026-03-02T00:30:00.000Z', '2026-03-09T00:30:00.000Z'])
  openScreen(<NextMoments next={next} written={written} />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('complementary', { name: '接下来五次' })).toBeTruthy()
  expect(bodies).toEqual([{ time: '08:30', days: [1] }])
})

test('no more moments are said, and so is what is wrong', async () => {
  openScreen(<NextMoments next={nextOf(() => []).next} written={written} />)
  await waitFor(() => expect(status().textContent).toBe('不会再运行'))
  closeScreen()
  const refused = nextOf(() => {
    throw new Error('请至少选择一天')
  })
  openScreen(<NextMoments next={refused.next} written={written} isBeside />)
  await waitFor(() => expect(status().textContent).toBe('请至少选择一天'))
})

test('the open record is removed by an act of its list, and is left', async () => {
  const done: unknown[] = []
  const list = {
    act: async (act: () => Promise<{ data: { changed: number } }>, format: (data: never) => string) => {
      const { data } = await act()
      done.push(format(data as never))
      return data
    },
    leave: (id: number) => void done.push(id),
  }
  const act = async (call: unknown) => {
    done.push(call)
    return { data: { changed: 1 }, operation: 5 }
  }
  const user = openScreen(
    <RemoveButton list={list as never} id={3} remove={{ act }} removed={count => `已删除 ${count}`} />,
  )
  await user.click(screen.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(done).toEqual([{ params: { id: 3 } }, '已删除 1', 3]))
})
