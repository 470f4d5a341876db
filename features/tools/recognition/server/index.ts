import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import {
  hashPicture,
  type RequestContext,
  requireFile,
  saveFile,
  sentenceFor,
  serverHalf,
} from '@guanlan/platform/server'
import { recognitionFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { clipping, startClip } from './clip.ts'
import { lookAtMonitor, lookedMonitors, searchPictures } from './pictures.ts'
import { recognising } from './recognise.ts'
import { wholeOf } from './source.ts'
import { createRecognition, getRecognition, listRecognitions, type SayReason } from './tasks.ts'
import type { RecognitionParts } from './worker.ts'

export { recognitionOfRecordings } from './tasks.ts'
export { endpointTranscriber, type TranscriberSettings } from './transcriber.ts'
export { type RecognitionParts, recognitionWorker, recognitionWorks } from './worker.ts'

/** A day: nobody needs a picture that was searched for longer. */
const pictureHours = 24
/** 30 days, as exports stay; the text that was recognised stays with its task. */
const fileHours = 30 * 24

const sayingTo =
  ({ request }: RequestContext): SayReason =>
  (key, values) =>
    sentenceFor(request, key, values)

export const recognitionServer = ({ transcriber, cutter }: RecognitionParts) =>
  serverHalf({
    feature: recognitionFeature,
    words: strings,
    jobs: [recognising, clipping],
    routes: {
      create: (scope, { body }, exchange) => createRecognition(scope, body, sayingTo(exchange)),
      list: (scope, { query }, exchange) => listRecognitions(scope, query, sayingTo(exchange)),
      get: (scope, { params }, exchange) => getRecognition(scope, params.id, sayingTo(exchange)),
      sendFile: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, fileHours),
      sendPicture: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, pictureHours),
      searchSameImg: async ({ files, within }, { body: { fileId, least } }) => {
        const { key, name, size } = await within(scope =>
          requireFile(scope, fileId).catch(() => {
            throw refuse('invalid', 'recognition.fileMissing', {}, 'fileId')
          }),
        )
        const parts = [{ key, bytes: size }]
        const bytes = await wholeOf(files, { name, ending: 'png', type: 'image/png', bytes: size, parts })
        const hash = await hashPicture(bytes)
        if (!hash) throw refuse('invalid', 'recognition.pictureFaulty', {}, 'fileId')
        return within(scope => searchPictures(scope, hash, least))
      },
      lookAtMonitor: (scope, { body }) => lookAtMonitor(scope, body),
      lookedMonitors: scope => lookedMonitors(scope),
      clip: (scope, { body }) => startClip(scope, cutter, body),
      tools: async () => ({ cuts: cutter !== null, hears: transcriber !== null }),
    },
  })
