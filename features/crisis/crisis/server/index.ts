import { serverHalf } from '@guanlan/platform/server'
import { crisisFeature } from '../contract.ts'
import { strings } from '../strings.ts'

export const crisisServer = serverHalf({ feature: crisisFeature, words: strings, routes: {} })
