import { generateSecret, generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { newRecoveryCode, recoveryCodeIn, stepOf } from './codes.ts'

const secret = generateSecret()
const at = new Date('2026-11-22T10:00:15Z')
const step = Math.floor(at.getTime() / 30_000)
const codeOf = (seconds: number) => generateSync({ secret, epoch: at.getTime() / 1000 + seconds })

test.each([
  ['the code of now', 0, 0, step],
  ['of half a minute ago', -30, 0, step - 1],
  ['of a clock that is half a minute ahead', 30, 0, step + 1],
  ['of two minutes ago', -120, 0, null],
  ['of a clock that is an hour off', 3600, 0, null],
  ['used before', 0, step, null],
  ['older than the one that was used', -30, step, null],
  ['newer than the one that was used', 30, step, step + 1],
])('%s', (_, seconds, lastStep, expected) => expect(stepOf(secret, codeOf(seconds), lastStep, at)).toBe(expected))

test('blanks within a code do not matter; anything but six digits is wrong', () => {
  const code = codeOf(0)
  expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, 0, at)).toBe(step)
  for (const wrong of ['', code.slice(1), `${code}0`, 'abcdef', '１２３４５６'])
    expect(stepOf(secret, wrong, 0, at)).toBeNull()
})

test('a recovery code is known however it is typed', () => {
  const code = newRecoveryCode()
  expect(recoveryCodeIn(code)).toBe(code)
  expect(recoveryCodeIn(` ${code.toUpperCase().replace('-', ' ')}`)).toBe(code)
  expect(recoveryCodeIn('123456')).toBeUndefined()
  expect(recoveryCodeIn('00000-00000')).toBeUndefined()
  expect(newRecoveryCode()).not.toBe(code)
})
