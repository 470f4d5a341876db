import { connect } from '@guanlan/platform/web'
import { hotLists } from '../contract.ts'

export const api = connect(hotLists)
/** Boards change by the minute; a screen in front asks again as often. */
export const refreshMs = 60_000
