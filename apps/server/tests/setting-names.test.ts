import { expect, test } from 'vitest'
import { distance, unknownNames } from '../setting-names.ts'
import { readSettings } from '../settings.ts'

test.each([
  ['PORT', 'PORT', 0],
  ['PROT', 'PORT', 1],
  ['PORTS', 'PORT', 1],
  ['POT', 'PORT', 1],
  ['PART', 'PORT', 1],
  ['', 'PORT', 4],
])('from %s to %s it is %d letters', (one, other, wrong) => expect(distance(one, other)).toBe(wrong))

test('a misspelt setting is named with the nearest one, and nothing starts', () => {
  expect(() => readSettings({ GUANLAN_PROT: '1' })).toThrow(
    'GUANLAN_PROT is no setting. GUANLAN_PORT is one: was that meant?',
  )
  expect(() => readSettings({ guanlan_data: '/x' })).toThrow('guanlan_data is no setting. GUANLAN_DATA is one')
  // Set to nothing is not set.
  expect(() => readSettings({ GUANLAN_PROT: '' })).not.toThrow()
})

test('what is like no setting keeps nothing from starting and is listed; what tools read is known', () => {
  const known = ['GUANLAN_PORT']
  expect(unknownNames(['GUANLAN_SERVICE_HOST', 'GUANLAN_SEED', 'PATH', 'GUANLAN_PORT'], known)).toEqual({
    misspelt: [],
    others: ['GUANLAN_SERVICE_HOST'],
  })
  expect(readSettings({ GUANLAN_SERVICE_HOST: 'x' }).unknown).toEqual(['GUANLAN_SERVICE_HOST'])
})

test.each([
  ['https://example.com/guanlan', false],
  ['https://example.com/?a=1', false],
  ['https://example.com/', true],
  ['https://example.com:8443', true],
])('PUBLIC_URL %s is taken: %s', (url, isTaken) => {
  const read = () => readSettings({ PUBLIC_URL: url })
  if (isTaken) expect(read().publicUrl).toBe(url.replace(/\/$/, ''))
  else expect(read).toThrow('PUBLIC_URL must have no path')
})
