import { expect, test } from 'vitest'
import { groupsIn, membershipsOf } from './membership-of-groups.ts'

const mappings = [
  { name: '/集团/公关部_1', orgId: 8, role: 'reader' as const },
  { name: '/集团/公关部_1', orgId: 9, role: 'orgAdmin' as const },
  { name: '/集团', orgId: 8, role: 'member' as const },
]
const short = (groups: string[]) =>
  membershipsOf(groups, mappings).map(({ orgId, role, group }) => `${orgId} ${role} ${group}`)

test.each([
  [[], []],
  [['/guanlan/organisations/7_member'], ['7 member /guanlan/organisations/7_member']],
  // Of several, the one that gives most, in whatever order they come.
  [
    ['/guanlan/organisations/7_reader', '/guanlan/organisations/7_orgAdmin', '/guanlan/organisations/7_member'],
    ['7 orgAdmin /guanlan/organisations/7_orgAdmin'],
  ],
  [['/集团/公关部_1'], ['8 reader /集团/公关部_1', '9 orgAdmin /集团/公关部_1']],
  [
    ['/集团/公关部_1', '/集团'],
    ['8 member /集团', '9 orgAdmin /集团/公关部_1'],
  ],
])('%j give %j', (groups, given) => expect(short(groups)).toEqual(given))

test.each([
  '/guanlan/organisations/7_operator',
  '/guanlan/organisations/7_member/inner',
  '/guanlan/organisations/7_member ',
  '/guanlan/organisations/-7_member',
  '/guanlan/organisations/9999999999_member',
  '/other/guanlan/organisations/7_member',
  'guanlan/organisations/7_member',
  '/集团/公关部_1/组',
  '/集团/公关部',
  '7_member',
  '',
])('%j is no group of ours', group => expect(short([group])).toEqual([]))

test('thousands of groups are read as far as anybody can belong', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `/guanlan/organisations/${n + 1}_member`)
  expect(membershipsOf(many, [])).toHaveLength(2_000)
})

test('a claim that is missing, or is no list, names no group', () => {
  expect(groupsIn({})).toEqual([])
  expect(groupsIn({ groups: '/guanlan/organisations/7_member' })).toEqual([])
  expect(groupsIn({ groups: [7, null, '/a'] })).toEqual(['/a'])
})
