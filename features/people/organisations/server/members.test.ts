import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { organisationServer } from './routes.ts'

const { as } = openFeature([organisationServer({ system: {} as never })])
const path = '/inews/org/member'
const names = async (query: string, ask = as('reader')) =>
  (await ask('GET', `${path}${query}`)).data.list.map(({ name }: { name: string }) => name)

test('members are found by a part of their name, and by number; of the own organisation alone', async () => {
  expect(await names('')).toEqual(['成员 70', '成员 71', '成员 72'])
  expect(await names(`?like=${encodeURIComponent('员 71')}`)).toEqual(['成员 71'])
  expect(await names('?like=%25')).toEqual([])
  expect(await names('?ids=70,72,80')).toEqual(['成员 70', '成员 72'])
  expect(await names('', as('member', 8))).toEqual(['成员 80', '成员 81', '成员 82'])
})

test('page after page by key', async () => {
  const ask = as()
  const first = (await ask('GET', `${path}?pageSize=2`)).data
  expect(first).toMatchObject({ total: 3, list: [{ id: 70 }, { id: 71 }] })
  const second = (await ask('GET', `${path}?pageSize=2&after=${encodeURIComponent(first.next)}`)).data
  expect(second).toMatchObject({ total: null, next: null, list: [{ id: 72 }] })
  expect(await ask('GET', `${path}?after=nonsense`)).toMatchObject({ http: 400, problems: [{ field: 'after' }] })
  expect(await ask('GET', `${path}?ids=1;2`)).toMatchObject({ http: 400 })
})
