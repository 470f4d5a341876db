import { expect, test } from 'vitest'
import { workOut } from './work.ts'

test('the answer to a challenge is the first number whose hash begins with so many zero bits', async () => {
  const answer = await workOut({ challenge: 'tide', bits: 8 })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`tide:${answer}`)))
  expect(hash[0]).toBe(0)
  for (let n = 0; n < answer; n++)
    expect(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`tide:${n}`)))[0]).not.toBe(0)
})
