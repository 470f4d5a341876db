import { expect, test } from 'vitest'
import { formatHours, hoursPresets, isOn, withHour } from './hours.ts'

test('one hour is switched and no other', () => {
  const value = withHour([...hoursPresets.never], 2, 23, true)
  expect(isOn(value, 2, 23)).toBe(true)
  expect(value.join('').replaceAll('0', '')).toBe('1')
  expect(withHour(value, 2, 23, false)).toEqual(hoursPresets.never)
})

test('hours are said by day, in spans', () => {
  const value = withHour([...hoursPresets.officeHours], 0, 12, false)
  expect(formatHours(value, [...'一二三四五六日'])).toBe('一 9–12、13–18 · 二 9–18 · 三 9–18 · 四 9–18 · 五 9–18')
  expect(formatHours([...hoursPresets.never], [...'一二三四五六日'])).toBe('')
})
