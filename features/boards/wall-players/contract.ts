/** Players of big screens: a television shows a code, somebody enters it, and from then on it shows one screen as they may see it. */
import { TouchContent, TouchPlace } from '@guanlan/features/boards/big-screens/contract'
import { Changed, contract, feature, Id, IdsInQuery, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Beat, Pairing, Player, PlayerDraft, ShownWall } from './contract/player.ts'

export * from './contract/player.ts'

const path = '/bigScreen/player'
const manages = { access: 'member', permission: 'wallPlayers.manage' } as const

export const wallPlayers = contract({
  startPairing: {
    access: 'public',
    limit: 'signIn',
    method: 'POST',
    path: `${path}/code`,
    summary: 'A code for a television to show, and the secret by which it learns that it was entered',
    reply: z.object({ code: z.string(), secret: z.string(), expiresAt: Moment }),
  },
  claim: {
    access: 'public',
    limit: 'signIn',
    method: 'POST',
    path: `${path}/claim`,
    summary: 'The token of a television whose code was entered, once; null: not yet',
    body: z.object({ secret: z.string().min(1).max(100) }),
    reply: z.object({ token: z.string().nullable() }),
  },
  pair: {
    ...manages,
    audit: 'always',
    method: 'POST',
    path,
    summary: 'Enter the code of a television, say where it hangs and what it shows',
    body: Pairing,
    reply: Player,
  },
  list: { ...manages, method: 'GET', path, summary: 'Players of the organisation by name', reply: z.array(Player) },
  update: {
    ...manages,
    undo: true,
    method: 'PUT',
    path,
    summary: 'Change what a player shows, or its name; it follows within half a minute',
    body: PlayerDraft.extend({ id: Id, version: Version }),
    reply: Player,
  },
  remove: {
    ...manages,
    audit: 'always',
    method: 'DELETE',
    path,
    summary: 'End players: they go dark within half a minute, and have to be paired anew',
    query: IdsInQuery,
    reply: Changed,
  },
  touch: {
    access: 'link',
    purpose: 'wallPlayer',
    makerNeeds: ['bigScreens.view'],
    cost: 'expensive',
    method: 'POST',
    reads: true,
    path: '/shared/wall/{token}/touch',
    summary: 'What an entry of the touch bank of the screen shows, as who paired the player may see it',
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ place: TouchPlace }),
    reply: TouchContent,
  },
  wall: {
    access: 'link',
    purpose: 'wallPlayer',
    makerNeeds: ['bigScreens.view'],
    cost: 'expensive',
    method: 'POST',
    path: '/shared/wall/{token}',
    summary: 'The screen of a player with all its figures, as who paired it may see them',
    params: z.object({ token: z.string().max(200) }),
    body: Beat,
    reply: ShownWall,
  },
})

export const wallPlayersFeature = feature({
  name: 'wallPlayers',
  permissions: {
    manage: {
      name: ['管理大屏播放端', '管理大屏播放端', 'Manage players of big screens'],
      roles: ['orgAdmin'],
    },
  },
  borrows: ['bigScreens.view'],
  quotas: {},
  contract: wallPlayers,
})
