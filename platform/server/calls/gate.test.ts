import { expect, test } from 'vitest'
import { type Caller, Gate } from './gate.ts'
import { sharesOf } from './shares.ts'

const lin: Caller = { orgId: 1, userId: 11 }
const zhao: Caller = { orgId: 1, userId: 12 }
const neighbour: Caller = { orgId: 2, userId: 21 }

/** A gate whose callers are noted in the order in which they go through. */
function openGate(size = 12) {
  const gate = new Gate(sharesOf(size, 8))
  const through: string[] = []
  const leaving = new Map<string, () => void>()
  const enter = (name: string, caller: Caller, expensive = true, signal?: AbortSignal) =>
    gate.enter(caller, expensive, signal).then(leave => {
      through.push(name)
      leaving.set(name, leave)
    })
  /** What was promised has happened. */
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return {
    gate,
    through,
    enter,
    settled,
    async leave(name: string) {
      leaving.get(name)?.()
      await settled()
    },
    async many(name: string, count: number, caller: Caller, expensive = true) {
      for (let n = 1; n <= count; n++) void enter(`${name}${n}`, caller, expensive)
      await settled()
    },
  }
}

test.each([
  [12, 2, { perOrg: 10, perPerson: 8, dear: 4, dearPerOrg: 2, dearPerPerson: 1 }],
  [12, 8, { perOrg: 10, perPerson: 8, dear: 6, dearPerOrg: 3, dearPerPerson: 2 }],
  [6, 8, { perOrg: 5, perPerson: 4, dear: 3, dearPerOrg: 1, dearPerPerson: 1 }],
  [1, 8, { perOrg: 1, perPerson: 1, dear: 1, dearPerOrg: 1, dearPerPerson: 1 }],
])('of %i connections and %i processors', (size, processors, shares) => {
  expect(sharesOf(size, processors)).toMatchObject(shares)
})

test('one person cannot hold the share of the organisation, nor the organisation that of the installation', async () => {
  const { through, many } = openGate()
  await many('lin', 30, lin)
  expect(through).toEqual(['lin1', 'lin2'])
  await many('zhao', 1, zhao)
  await many('neighbour', 1, neighbour)
  expect(through).toEqual(['lin1', 'lin2', 'zhao1', 'neighbour1'])
})

test('cheap calls of a person leave room for colleagues, and those of an organisation for others', async () => {
  const { through, many } = openGate()
  await many('lin', 30, lin, false)
  expect(through).toHaveLength(8)
  await many('zhao', 30, zhao, false)
  expect(through).toHaveLength(10)
  await many('neighbour', 30, neighbour, false)
  expect(through).toHaveLength(12)
})

test('people of an organisation take turns, however many calls one of them has waiting', async () => {
  const { through, many, leave } = openGate()
  await many('lin', 2, lin)
  await many('zhao', 1, zhao)
  await many('more of lin ', 3, lin)
  await many('more of zhao ', 1, zhao)
  await leave('lin1')
  await leave('lin2')
  await leave('more of lin 1')
  expect(through.slice(3)).toEqual(['more of lin 1', 'more of zhao 1', 'more of lin 2'])
})

test('a cheap call passes the expensive ones of its own person', async () => {
  const { through, many } = openGate()
  await many('expensive', 5, lin)
  await many('cheap', 1, lin, false)
  expect(through).toEqual(['expensive1', 'expensive2', 'cheap1'])
})

test('who waits is told how many come before, and who does not is told nothing', async () => {
  const { gate, many, leave } = openGate()
  await many('lin', 2, lin)
  await many('zhao', 1, zhao)
  expect(gate.ahead(lin)).toBeNull()
  await many('more of lin ', 3, lin)
  expect(gate.ahead(lin)).toBe(5)
  await many('more of zhao ', 2, zhao)
  // Three run; Lin, who stands before, has two calls before Zhao's second, and Zhao one.
  expect(gate.ahead(zhao)).toBe(6)
  expect(gate.ahead(neighbour)).toBeNull()
  await leave('lin1')
  expect(gate.ahead(zhao)).toBe(5)
})

test('not more go through before than were told, and hardly fewer', async () => {
  const { gate, through, many, leave } = openGate()
  await many('zhao', 1, zhao)
  await many('lin', 5, lin)
  await many('more of zhao ', 3, zhao)
  const ahead = gate.ahead(zhao) ?? 0
  for (let at = 0; !through.includes('more of zhao 3'); at++) await leave(through[at] as string)
  expect(through.indexOf('more of zhao 3')).toBeLessThanOrEqual(ahead)
  expect(through.indexOf('more of zhao 3')).toBeGreaterThanOrEqual(ahead - 1)
})

test('who leaves the queue is forgotten, also where none of the organisation runs', async () => {
  const { gate, enter, many } = openGate()
  for (const orgId of [3, 4]) await many(`org ${orgId} `, 10, { orgId, userId: null })
  const leaving = new AbortController()
  const waiting = enter('neighbour', neighbour, true, leaving.signal)
  expect(gate.state().find(({ orgId }) => orgId === 2)?.waiting).toBe(1)
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  expect(gate.state().map(({ orgId }) => orgId)).toEqual([3, 4])
})

test('too many waiting calls of one person are refused, and a colleague still gets in line', async () => {
  const { many, enter } = openGate()
  await many('lin', 102, lin)
  await expect(enter('one more', lin)).rejects.toMatchObject({ kind: 'tooMany' })
  await many('zhao', 1, zhao)
  await many('neighbour', 1, neighbour)
})
