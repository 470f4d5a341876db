/** Clips: a part of a recording or upload, cut by a program without encoding again. */
import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newExportKey, saveExport } from '@guanlan/features/handling/exports/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type CallScope, type JobWork, job, scopeOfSlice, work } from '@guanlan/platform/server'
import { z } from 'zod'
import type { ClipDraft } from '../contract.ts'
import { strings } from '../strings.ts'
import { bytesOf, openSource } from './source.ts'

export const clipping = job({
  name: 'recognition.clip',
  isBig: true,
  title: ({ name }, locale) => say(strings.cutting, locale, { name }),
  input: z.object({
    fileId: z.number().int().nullable(),
    fileUser: z.number().int().nullable(),
    recordingId: z.number().int().nullable(),
    start: z.number(),
    end: z.number(),
    name: z.string(),
  }),
  opens: () => ({ screen: '/downloadRecord' }),
})
type Input = z.infer<typeof clipping.input>

const mostClipBytes = 4 * 1024 ** 3
const longestMs = 5 * 60_000

/** @throws a refusal without a program, or where there is nothing to cut */
export async function startClip(
  scope: CallScope,
  program: string | null,
  { fileId, recordingId, start, end, name }: ClipDraft,
): Promise<{ task: number }> {
  if (program === null) throw refuse('unavailable', 'recognition.noCutter')
  const fileUser = fileId === null ? null : scope.userId
  const source = await openSource(scope, { fileId, fileUser, recordingId })
  if (!['mp4', 'ts', 'mp3', 'm4a', 'wav'].includes(source.ending))
    throw refuse('invalid', 'recognition.notThisKind', {}, 'fileId')
  const input = { fileId, fileUser, recordingId, start, end, name: name || source.name }
  return { task: await scope.start(clipping, input, { total: 1 }) }
}

/** As a list, so that no name is read as an option; protocols of files alone, so that a playlist within the file asks nobody. */
export const argumentsOf = (from: string, to: string, start: number, end: number): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe'],
  ...['-ss', start.toFixed(3), '-i', `file:${from}`, '-t', (end - start).toFixed(3)],
  ...['-c', 'copy', '-avoid_negative_ts', 'make_zero', '-y', `file:${to}`],
]

export const clippingWork = (program: string | null): JobWork<Input> =>
  work(clipping, async ({ input, ...of }) => {
    if (program === null) throw refuse('unavailable', 'recognition.noCutter')
    const scope = scopeOfSlice(of, 'zh')
    const source = await openSource(scope, input)
    const folder = await mkdtemp(join(tmpdir(), 'guanlan-clip-'))
    try {
      const [from, to] = [join(folder, `source.${source.ending}`), join(folder, `clip.${source.ending}`)]
      await pipeline(Readable.from(bytesOf(of.store, source)), createWriteStream(from))
      await run(program, argumentsOf(from, to, input.start, input.end), of.signal)
      const { size: bytes } = await stat(to).catch(() => ({ size: 0 }))
      if (bytes === 0) throw refuse('unavailable', 'recognition.clipFailed', { problem: 'empty' })
      const key = newExportKey(of.orgId)
      await of.store.put(key, createReadStream(to), mostClipBytes)
      const bare = input.name.replace(/\.[^.]{1,5}$/, '')
      const name = `${bare} ${Math.round(input.start)}-${Math.round(input.end)}.${source.ending}`
      const record = await saveExport(scope, { folderType: 'download', name, format: source.ending, key, bytes })
      return { cursor: null, done: 1, result: { record } }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

/** @throws a refusal with the beginning of what the program said */
function run(program: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      env: {},
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      if (output.length < 500) output += chunk.toString()
    })
    const failed = (problem: string) =>
      refuse('unavailable', 'recognition.clipFailed', { problem: problem.slice(0, 200) })
    child.on('error', error => reject(signal.aborted ? error : failed(error.name)))
    // Paths of our own folders stand in what it says.
    child.on('close', code =>
      code === 0 ? resolve() : reject(failed(output.replaceAll(/file:\S+|\/\S+/g, '…') || `${code}`)),
    )
  })
}
