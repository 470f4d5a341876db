// Weights of indices: each organisation's own, changed by administrators only, each change with its moment; taken back as a whole.
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { usualWeights } from '../contract.ts'
import { chartServer } from './index.ts'

const { as } = openFeature([chartServer], ['index_weights'])
const path = '/inews/monitorChart/weights'
const ask = async (org: 7 | 8 = 7) => (await as('member', org)('GET', path)).data
const set = (weights: object, version: number, who: 'orgAdmin' | 'member' = 'orgAdmin') =>
  as(who)('PUT', path, { weights, version })
const withVolume = (volume: number) => ({
  ...usualWeights,
  brandHealth: { ...usualWeights.brandHealth, volume },
})

test('before a change the usual ones count; afterwards those of the organisation alone, with their moments', async () => {
  expect(await ask()).toEqual({ weights: usualWeights, usual: usualWeights, version: 0, changes: [] })
  const first = (await set(withVolume(40), 0)).data.version
  const second = (await set(withVolume(60), first)).data.version
  expect(second).toBeGreaterThan(first)
  const { weights, version, changes } = await ask()
  expect({ weights, version }).toEqual({ weights: withVolume(60), version: second })
  expect(changes.map((change: { weights: object }) => change.weights)).toEqual([withVolume(60), withVolume(40)])
  expect(Date.parse(changes[0].since)).toBeGreaterThanOrEqual(Date.parse(changes[1].since))
  expect((await ask(8)).version).toBe(0)
})

test('who read older weights writes over nothing', async () => {
  const { version } = await ask()
  await set(withVolume(11), version)
  const late = await set(withVolume(12), version)
  expect(late.http).toBe(409)
  expect((await ask()).weights).toEqual(withVolume(11))
})

test('a change that is taken back leaves what was before it', async () => {
  const before = await ask()
  const { operation } = await set(withVolume(77), before.version)
  expect((await ask()).weights).toEqual(withVolume(77))
  expect((await as('orgAdmin')('POST', `/inews/operation/${operation}/undo`)).http).toBe(200)
  expect(await ask()).toEqual(before)
  const taken = (await set(withVolume(78), before.version)).data.version
  // Whoever read the one that was taken back does not write over the one that came since.
  expect((await set(withVolume(79), taken - 1)).http).toBe(409)
})

test('two at once: one is kept, the other is told', async () => {
  const { version } = await ask()
  const answers = await Promise.all([set(withVolume(21), version), set(withVolume(22), version)])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409])
  expect(answers.find(({ http }) => http === 409)?.msg).toContain('成员 70')
})

test.each([
  ['a negative weight', withVolume(-1), 'weights.brandHealth.volume'],
  ['one that is too large', withVolume(1_001), 'weights.brandHealth.volume'],
  ['all zero', { ...usualWeights, storyHeat: { articles: 0, media: 0, interactions: 0 } }, 'weights.storyHeat'],
])('%s is refused, naming its field', async (_, weights, field) => {
  const { version } = await ask()
  const refused = await set(weights, version)
  expect(refused.http).toBe(400)
  expect(JSON.stringify(refused)).toContain(field)
  expect((await ask()).version).toBe(version)
})

test('a member reads weights and does not set them', async () => {
  expect((await set(usualWeights, 0, 'member')).http).toBe(403)
})
