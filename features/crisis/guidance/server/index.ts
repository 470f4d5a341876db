import { serverHalf } from '@guanlan/platform/server'
import { guidanceFeature } from '../contract.ts'
import { strings } from '../strings.ts'

export const guidanceServer = serverHalf({ feature: guidanceFeature, words: strings, routes: {} })
