import { serverHalf } from '@guanlan/platform/server'
import { trackingFeature } from '../contract.ts'
import { strings } from '../strings.ts'

export const trackingServer = serverHalf({ feature: trackingFeature, words: strings, routes: {} })
