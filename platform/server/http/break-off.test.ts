import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { breakOff } from './call.ts'
import { openEvents } from './events.ts'

const app = Fastify()
const exchange = (request: FastifyRequest, reply: FastifyReply) =>
  ({ request, reply }) as Parameters<typeof breakOff>[0]
const as = (envelope: 'events' | 'file') => ({ envelope }) as Parameters<typeof breakOff>[1]
app.get('/before', async (request, reply) => {
  breakOff(exchange(request, reply), as('events'))
  openEvents(reply).send('late', {})
})
app.get('/during', async (request, reply) => {
  openEvents(reply).send('first', {})
  breakOff(exchange(request, reply), as('events'))
})
app.get('/file', async (request, reply) => {
  reply.raw.write('half')
  breakOff(exchange(request, reply), as('file'))
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

test('events of a session that ends are refused before they begin, and end afterwards: no browser reports a fault', async () => {
  const before = await fetch(`${origin}/before`)
  expect([before.status, await before.text()]).toEqual([401, ''])
  const during = await fetch(`${origin}/during`)
  expect(during.status).toBe(200)
  expect(await during.text()).toContain('event: first')
})

test('a file is broken off', async () => {
  await expect(fetch(`${origin}/file`).then(answer => answer.text())).rejects.toThrow()
})
