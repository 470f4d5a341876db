import { serverHalf } from '@guanlan/platform/server'
import { briefsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { type BriefParts, briefFile, briefText } from './make.ts'

export type { BriefParts }

export const briefsServer = (parts: BriefParts) =>
  serverHalf({
    feature: briefsFeature,
    words: strings,
    routes: {
      text: (scope, { body }) => briefText(scope, parts, body),
      file: (scope, { params, body }, exchange) => briefFile(scope, parts, { ...body, kind: params.kind }, exchange),
    },
  })
