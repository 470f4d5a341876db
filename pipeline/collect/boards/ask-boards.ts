/** Asks own instances for the boards whose turn it is. An answer from before, or an empty one, is no observation; a failure is waited for longer each time. */
import { claimDueBoard, noteFailedRequest, record } from '@guanlan/features/collecting/hot-lists/server'
import { type Database, FetchProblem, guardedFetch, inWords } from '@guanlan/platform/server'
import { addressOfList, type Instance, type InstanceAnswer, readAnswer } from './instances.ts'

const limits = { timeoutMs: 20_000, bytes: 2_000_000, redirects: 2 }

/** Addresses by kind; without one its boards wait. */
export type Instances = Partial<Record<Instance, string>>

/** False when no board is due. */
export async function askNextBoard(db: Database, instances: Instances, now = new Date()): Promise<boolean> {
  const board = await claimDueBoard(db, now)
  if (!board) return false
  try {
    const base = instances[board.instance]
    if (!base) throw new FetchProblem(`no address is set for ${board.instance}`)
    const { said: reported, toldAt } = await ask(board.instance, base, board.route)
    await db.transaction().execute(tx => record(tx, { boardId: board.id, at: now, toldAt, said: reported }))
    await noteFailedRequest(db, board.id, now, reported.length === 0 ? 'the list was empty' : null)
  } catch (error) {
    await noteFailedRequest(db, board.id, now, inWords(error))
  }
  return true
}

async function ask(instance: Instance, base: string, route: string): Promise<InstanceAnswer> {
  const address = addressOfList(instance, base, route)
  const { host, protocol, port, hostname } = new URL(base)
  const trustedHosts = new Set([port ? host : `${hostname}:${protocol === 'https:' ? 443 : 80}`])
  const { status, body } = await guardedFetch(address, { accept: 'application/json' }, { ...limits, trustedHosts })
  if (status !== 200) throw new FetchProblem(`answered ${status}`)
  return readAnswer(instance, body.toString('utf8'))
}
