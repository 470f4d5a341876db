/** A browser from which somebody has signed in before. What it says is signed, so that strangers cannot make themselves known. */
import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Signer, signerFor } from './signed.ts'
import type { User } from './users.ts'

const cookie = 'guanlan_device'
/** Browsers keep none longer than 400 days. */
const keptSeconds = 400 * 86_400
/** People of one device, newest first. */
const mostPeople = 5

interface Device {
  id: string
  /** Of each person what `personOf` says; a new password makes the device unknown to them. */
  people: string[]
}

export interface KnownDevices {
  /** For limits: who asks, though nobody is signed in. */
  idOf(request: FastifyRequest): string | undefined
  /** The device, if this person has signed in from it. */
  knownTo(request: FastifyRequest, user: User | undefined): string | undefined
  remember(request: FastifyRequest, reply: FastifyReply, user: User): void
}

export function knownDevices(key: string): KnownDevices {
  const signer = signerFor(key, 'device')
  return {
    idOf: request => deviceOf(request, signer)?.id,
    knownTo(request, user) {
      const device = deviceOf(request, signer)
      return user && device?.people.includes(personOf(user)) ? device.id : undefined
    },
    remember(request, reply, user) {
      const { id, people } = deviceOf(request, signer) ?? { id: randomUUID(), people: [] }
      const person = personOf(user)
      const device: Device = { id, people: [person, ...people.filter(each => each !== person)].slice(0, mostPeople) }
      reply.setCookie(cookie, signer.sign(JSON.stringify(device)), {
        path: '/session',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: keptSeconds,
      })
    },
  }
}

function deviceOf(request: FastifyRequest, signer: Signer): Device | undefined {
  const text = signer.read(request.cookies[cookie] ?? '')
  return text === undefined ? undefined : (JSON.parse(text) as Device)
}

const personOf = ({ id, password_hash }: User): string =>
  `${id}.${createHash('sha256')
    .update(password_hash ?? '')
    .digest('base64url')
    .slice(0, 12)}`
