import { connect } from '@guanlan/platform/web'
import { wallPlayers } from '../contract.ts'

export const api = connect(wallPlayers)
export const playersKey = 'wallPlayers'
/** The page that a television opens. */
export const wallAddress = (): string => `${location.origin}/#/wall`
