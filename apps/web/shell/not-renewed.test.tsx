// @vitest-environment jsdom
import { Answers } from '@guanlan/platform/web'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotRenewed } from './NotRenewed.tsx'

const refusal = (kind: string) => Object.assign(new Error('操作过于频繁，请在 12 秒后重试'), { kind })
let answer: () => Promise<string>

function Shown({ name }: { name: string }) {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer(), retry: false })
  return <b>{data}</b>
}
async function shown(name: string) {
  const client = new Answers()
  answer = async () => '38'
  render(
    <QueryClientProvider client={client}>
      <NotRenewed />
      <Shown name={name} />
    </QueryClientProvider>,
  )
  await screen.findByText('38')
  return {
    again: (next: () => Promise<string>) =>
      act(async () => {
        answer = next
        await client.invalidateQueries()
      }),
  }
}

test('what stands there from before says since when and why, until it is answered again', async () => {
  const { again } = await shown('desk')
  expect(screen.queryByRole('status')).toBeNull()
  await again(() => Promise.reject(refusal('tooMany')))
  expect(screen.getByText('38')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/\d\d:\d\d.*请在 12 秒后重试/)
  answer = async () => '39'
  await act(async () => screen.getByRole('button').click())
  await screen.findByText('39')
  expect(screen.queryByRole('status')).toBeNull()
})

test('what has a sentence of its own is not said twice', async () => {
  const missing = await shown('desk')
  await missing.again(() => Promise.reject(refusal('missing')))
  expect(screen.queryByRole('status')).toBeNull()
})

test('charts say it themselves', async () => {
  const charts = await shown('charts')
  await charts.again(() => Promise.reject(refusal('tooMany')))
  expect(screen.queryByRole('status')).toBeNull()
})
