import { type Database, namedIds, serverHalf } from '@guanlan/platform/server'
import { wallPlayersFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { claimToken, startPairing } from './pairing.ts'
import { listPlayers, pairPlayer, removePlayers, shownWall, touchOfPlayer, updatePlayer } from './players.ts'

/** @param system codes belong to no organisation */
export const wallPlayersServer = ({ system }: { system: Database }) =>
  serverHalf({
    feature: wallPlayersFeature,
    words: strings,
    routes: {
      startPairing: ({ now }) => startPairing(system, now),
      claim: ({ now }, { body }) => claimToken(system, body.secret, now),
      pair: (scope, { body }) => pairPlayer(scope, system, body),
      list: scope => listPlayers(scope),
      update: (scope, { body }) => updatePlayer(scope, body),
      remove: (scope, call) => removePlayers(scope, namedIds(call)),
      touch: (scope, { body }) => touchOfPlayer(scope, body.place),
      wall: (scope, { body }) => shownWall(scope, body),
    },
  })
