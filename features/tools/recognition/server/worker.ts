import { workerHalf } from '@guanlan/platform/server'
import { clippingWork } from './clip.ts'
import { lookAtPictures } from './pictures.ts'
import { recognisingWork } from './recognise.ts'
import type { Transcriber } from './transcriber.ts'

export interface RecognitionParts {
  /** Null: no speech recognition is set. */
  transcriber: Transcriber | null
  /** A cutting program; null: none is set. */
  cutter: string | null
}

export const recognitionWorks = ({ transcriber, cutter }: RecognitionParts) => [
  recognisingWork(transcriber),
  clippingWork(cutter),
]

export const recognitionWorker = (parts: RecognitionParts) =>
  workerHalf({
    works: recognitionWorks(parts),
    upkeep: [
      {
        name: 'look-at-pictures',
        cron: '* * * * *',
        run: ({ db, trustedHosts }) => lookAtPictures(db, trustedHosts),
      },
    ],
  })
