/** Addresses that give a file to whoever has them, for colleagues and scripts. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type LinkOpenScope, type RequestContext, revokeLinks } from '@guanlan/platform/server'
import type { DownloadRecord } from '../contract.ts'
import { linkPurpose as purpose } from './link-purpose.ts'
import { requireFile, sendParts } from './parts.ts'
import { requireSeen } from './seen-by.ts'

const dayMs = 86_400_000

/** It ends with the file, if that goes before. @throws conflict when there is no file */
export async function linkFile(scope: CallScope, { id, state, expiresAt }: DownloadRecord, days: number) {
  if (state !== 'done') throw refuse('conflict', 'exports.nothingToLink')
  const requested = new Date(scope.now.getTime() + days * dayMs)
  const ends = expiresAt === null ? requested : new Date(Math.min(requested.getTime(), Date.parse(expiresAt)))
  return { token: await scope.makeLink({ purpose, objectId: id, expiresAt: ends }), expiresAt: ends.toISOString() }
}

export const unlinkFile = async (scope: CallScope, id: number) => ({
  ended: await revokeLinks(scope, { purpose, objectId: id }),
})

/** Asked for in parts, each part opens the link anew: one that was ended gives no more. */
export async function sendLinked(scope: LinkOpenScope, exchange: RequestContext): Promise<void> {
  const file = await scope.within(async inside => {
    await requireSeen(inside, inside.objectId)
    return requireFile(inside, inside.objectId)
  })
  exchange.reply.header('x-robots-tag', 'noindex')
  await sendParts(scope.files, file, exchange)
}
