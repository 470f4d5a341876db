import { expect, test } from 'vitest'
import { type ChangeRecord, changesBetween, inverse, isNothing, merge, mergedOrder, same } from './changes.ts'
import type { Block } from './document.ts'

const heading = (id: string, text = id): Block => ({ id, kind: 'heading', level: 1, text })
const written = (...blocks: (Block | string)[]): ChangeRecord => ({
  reportName: '周报',
  document: {
    title: '周报',
    subtitle: '',
    period: { from: '2026-10-01T00:00:00Z', to: '2026-10-08T00:00:00Z' },
    madeAt: '2026-10-08T00:00:00Z',
    zone: 'Asia/Shanghai',
    language: 'zh',
    look: {},
    blocks: blocks.map(block => (typeof block === 'string' ? heading(block) : block)),
  },
})
const reported = ({ document }: ChangeRecord) =>
  document.blocks.map(block =>
    block.kind === 'heading' && block.text !== block.id ? `${block.id}:${block.text}` : block.id,
  )
const base = written('a', 'b', 'c')

test.each<[string, ChangeRecord, ChangeRecord, string[], string[]]>([
  [
    'different blocks are both kept',
    written('a', heading('b', 'theirs'), 'c'),
    written(heading('a', 'mine'), 'b', 'c'),
    ['a:mine', 'b:theirs', 'c'],
    [],
  ],
  [
    'the same block is a clash and stays theirs',
    written('a', heading('b', 'theirs'), 'c'),
    written('a', heading('b', 'mine'), 'c'),
    ['a', 'b:theirs', 'c'],
    ['b'],
  ],
  [
    'the same change of both is none',
    written('a', heading('b', 'x'), 'c'),
    written('a', heading('b', 'x'), 'c'),
    ['a', 'b:x', 'c'],
    [],
  ],
  ['removed there, changed here', written('a', 'c'), written('a', heading('b', 'mine'), 'c'), ['a', 'c'], ['b']],
  [
    'changed there, removed here',
    written('a', heading('b', 'theirs'), 'c'),
    written('a', 'c'),
    ['a', 'c', 'b:theirs'],
    ['b'],
  ],
  ['removed by both', written('a', 'c'), written('a', 'c'), ['a', 'c'], []],
  [
    'added by both at one place',
    written('a', 'x', 'b', 'c'),
    written('a', 'y', 'b', 'c'),
    ['a', 'y', 'x', 'b', 'c'],
    [],
  ],
  [
    'moved here, changed there',
    written('a', 'b', heading('c', 'theirs')),
    written('c', 'a', 'b'),
    ['c:theirs', 'a', 'b'],
    [],
  ],
  ['moved here, removed there', written('a', 'b'), written('c', 'a', 'b'), ['a', 'b'], []],
  ['moved by both', written('b', 'a', 'c'), written('a', 'c', 'b'), ['a', 'c', 'b'], []],
])('%s', (_, theirs, mine, blocks, clashes) => {
  const merged = merge(theirs, changesBetween(base, mine))
  expect([reported(merged), merged.clashes.map(({ id }) => id)]).toEqual([blocks, clashes])
})

test('the name of one and the look of another are both kept', () => {
  const theirs = { ...base, reportName: '月报' }
  const mine = { ...base, document: { ...base.document, look: { accent: '#112233' } } }
  const merged = merge(theirs, changesBetween(base, mine))
  expect([merged.reportName, merged.document.look]).toEqual(['月报', { accent: '#112233' }])
})

test('what was changed is taken back by the inverse, and nothing is nothing', () => {
  const after = written('c', heading('a', 'x'), 'd')
  expect(merge(after, inverse(changesBetween(base, after)))).toEqual({ ...base, clashes: [] })
  expect(isNothing(changesBetween(base, structuredClone(base)))).toBe(true)
})

test('order: what was added elsewhere stays where it was put', () => {
  expect(mergedOrder(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'x', 'b', 'c', 'y'])).toEqual(['c', 'a', 'x', 'b', 'y'])
  expect(mergedOrder([], [], ['a'])).toEqual(['a'])
})

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [[], {}, false],
  [null, {}, false],
])('alike: %j and %j', (one, other, are) => expect(same(one, other)).toBe(are))
