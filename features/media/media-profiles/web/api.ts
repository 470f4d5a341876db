import { connect } from '@guanlan/platform/web'
import { mediaProfiles } from '../contract.ts'

export const api = connect(mediaProfiles)
/** All cached answers begin with it. */
export const profilesKey = 'mediaProfiles'
export const long = (signal: AbortSignal) => ({ signal, timeout: 'long' as const })
