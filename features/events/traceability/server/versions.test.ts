import { differenceOf } from '@guanlan/features/crisis/tracking/server'
import { expect, test } from 'vitest'
import { changesOf } from './versions.ts'

const changed = (before: string, after: string, names: string[] = []) => changesOf(differenceOf(before, after), names)

test('numbers first, with what they count, then names, then the rest', () => {
  expect(changed('事故造成3人受伤，青麓公司道歉。', '事故造成30人受伤，白石公司回应。', ['青麓', '白石'])).toEqual([
    { kind: 'number', before: '3人', after: '30人', times: 1 },
    { kind: 'name', before: '青麓', after: '白石', times: 1 },
    { kind: 'word', before: '道歉', after: '回应', times: 1 },
  ])
})

test('what is added and what is lost; signs alone are no change', () => {
  expect(changed('今天停电。', '今天停电！')).toEqual([])
  expect(changed('今天停电。', '今天全城停电。')).toEqual([{ kind: 'word', before: null, after: '全城', times: 1 }])
  expect(changed('今天全城停电。', '今天停电。')).toEqual([{ kind: 'word', before: '全城', after: null, times: 1 }])
  expect(changed('一样', '一样')).toEqual([])
  expect(changed('伤3人。又伤3人。', '伤5人。又伤5人。')).toEqual([
    { kind: 'number', before: '3人', after: '5人', times: 2 },
  ])
})
