/** What is recognised or cut: a file that somebody sent, or a recording of a broadcast. */
import { piecesOfRecording } from '@guanlan/features/collecting/recordings/server'
import { Refusal, refuse } from '@guanlan/platform/contract'
import { type FileKey, type FileStore, knownKinds, requireFile, type Scope } from '@guanlan/platform/server'
import { type RecognitionKind, sourceFiles } from '../contract.ts'

export interface Source {
  fileId: number | null
  fileUser: number | null
  recordingId: number | null
}

export interface OpenSource {
  name: string
  /** Of the end of its name: `srt`, `mp4`. */
  ending: (typeof sourceFiles)[number]
  type: string
  bytes: number
  parts: readonly { key: FileKey; bytes: number }[]
}

const endings: Readonly<Record<RecognitionKind, readonly string[]>> = {
  image: ['png', 'jpg', 'webp', 'gif'],
  audio: ['mp3', 'wav', 'm4a', 'srt', 'vtt'],
  video: ['mp4', 'ts', 'srt', 'vtt'],
}

export const isOfKind = (kind: RecognitionKind, ending: string): boolean => endings[kind].includes(ending)

/** @throws a refusal of the field: a file that is not there or nobody reads, a recording that is kept no longer, or one without the permission to see it */
export async function openSource(scope: Scope, { fileId, fileUser, recordingId }: Source): Promise<OpenSource> {
  if (recordingId !== null) {
    if (!scope.may('recordings.view')) throw refuse('missing', 'recognition.recordingGone', {}, 'recordingId')
    const { parts, name, type } = await piecesOfRecording(scope, recordingId).catch(error => {
      throw error instanceof Refusal ? refuse('missing', 'recognition.recordingGone', {}, 'recordingId') : error
    })
    if (parts.length === 0) throw refuse('missing', 'recognition.recordingGone', {}, 'recordingId')
    const ending = name.endsWith('.mp4') ? 'mp4' : 'ts'
    return { name, ending, type, parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
  }
  const { orgId, db } = scope
  const file = await requireFile({ orgId, db, userId: fileUser }, fileId ?? 0).catch(() => {
    throw refuse('invalid', 'recognition.fileMissing', {}, 'fileId')
  })
  const end = file.name
    .slice(file.name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg')
    .replace('m4v', 'mp4')
  const ending = sourceFiles.find(each => each === end)
  if (!ending) throw refuse('invalid', 'recognition.notThisKind', {}, 'fileId')
  const parts = [{ key: file.key, bytes: file.size }]
  return { name: file.name, ending, type: knownKinds[ending].type, bytes: file.size, parts }
}

/** Its bytes, piece after piece. @throws a refusal where a piece has gone meanwhile */
export async function* bytesOf(store: FileStore, { parts }: OpenSource): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    const found = await store.get(key)
    if (!found) throw refuse('missing', 'recognition.fileMissing', {}, 'fileId')
    for await (const chunk of found.stream) yield Buffer.from(chunk as Uint8Array)
  }
}

export async function wholeOf(store: FileStore, source: OpenSource): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytesOf(store, source)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
