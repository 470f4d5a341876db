import { expect, test } from 'vitest'
import { decide } from './decide.ts'

const entries = ['一', '二', '三', '四'].map(mark => ({ mark }))
const marks = (list: readonly { mark: string }[]) => list.map(({ mark }) => mark).join('')
const reported = ({ fresh, again, doubles }: ReturnType<typeof decide>) => [marks(fresh), marks(again), marks(doubles)]

test.each([
  ['all are new', new Map(), Infinity, ['一二三四', '', '']],
  ['one of this source comes again', new Map([['二', [5]]]), Infinity, ['一三四', '二', '']],
  ['one of another source is a double', new Map([['二', [6]]]), Infinity, ['一三四', '', '二']],
  ['one that both brought is no double again', new Map([['二', [5, 6]]]), Infinity, ['一三四', '二', '']],
  ['the budget takes the newest', new Map(), 2, ['一二', '', '']],
  ['a spent budget takes what it took before', new Map([['四', [5]]]), 0, ['', '四', '']],
])('%s', (_, seen, room, expected) => expect(reported(decide(entries, seen, 5, room))).toEqual(expected))

test('an entry that is listed twice counts once', () => {
  expect(reported(decide([...entries, ...entries], new Map(), 5, 5))).toEqual(['一二三四', '', ''])
})
