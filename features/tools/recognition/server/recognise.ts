/** Recognition as a task: one slice, which ends with a text or with the reason why there is none. */
import { Refusal, refuse, say } from '@guanlan/platform/contract'
import { type FileStore, type JobWork, job, scopeOfSlice, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import type { RecogLine, RecognitionKind } from '../contract.ts'
import { strings } from '../strings.ts'
import { type OpenSource, openSource, type Source, wholeOf } from './source.ts'
import { readSubtitles } from './subtitles.ts'
import type { Transcriber } from './transcriber.ts'

export const recognising = job({
  name: 'recognition.recognise',
  title: ({ name }, locale) => say(strings.recognising, locale, { name }),
  input: z.object({ id: z.number().int(), name: z.string() }),
  opens: () => ({ screen: '/tools' }),
})
type Input = z.infer<typeof recognising.input>

/** What services of this kind take; the rest is refused before it travels. */
const mostHeardBytes = 25_000_000
const mostSubtitleBytes = 10_000_000

/** @param transcriber null: none is set, and subtitles alone are read */
export const recognisingWork = (transcriber: Transcriber | null): JobWork<Input> =>
  work(recognising, async ({ input: { id }, ...of }) => {
    const scope = scopeOfSlice(of, 'zh')
    const { rows } = await sql<Source & { kind: RecognitionKind }>`
      select kind, file_id as "fileId", file_user as "fileUser", recording_id as "recordingId" from recog_tasks where org_id = ${of.orgId} and id = ${id}`.execute(
      of.db,
    )
    const [task] = rows
    if (!task) return { cursor: null, done: 0 }
    try {
      const { lines, way } = await linesOf(task.kind, await openSource(scope, task), of.store, transcriber, of.signal)
      await sql`
        update recog_tasks set flag = 'v_2', reason = null, way = ${way}, lines = ${JSON.stringify(lines)}::jsonb, ended_at = ${scope.now}
        where org_id = ${of.orgId} and id = ${id}`.execute(of.db)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const reason = JSON.stringify({ key: error.key, values: error.values })
      await sql`
        update recog_tasks set flag = 'v_0', reason = ${reason}::jsonb, ended_at = ${scope.now} where org_id = ${of.orgId} and id = ${id}`.execute(
        of.db,
      )
    }
    return { cursor: null, done: 1 }
  })

/** @throws a refusal with the reason why there is no text */
async function linesOf(
  kind: RecognitionKind,
  source: OpenSource,
  store: FileStore,
  transcriber: Transcriber | null,
  signal: AbortSignal,
): Promise<{ lines: RecogLine[]; way: 'subtitles' | 'endpoint' }> {
  if (kind === 'image') throw refuse('unavailable', 'recognition.noSeeing')
  if (source.ending === 'srt' || source.ending === 'vtt') {
    if (source.bytes > mostSubtitleBytes) throw refuse('invalid', 'recognition.noLines')
    const lines = readSubtitles((await wholeOf(store, source)).toString('utf8'))
    if (lines.length === 0) throw refuse('invalid', 'recognition.noLines')
    return { lines, way: 'subtitles' }
  }
  if (transcriber === null) throw refuse('unavailable', 'recognition.noHearing')
  if (source.bytes > mostHeardBytes) throw refuse('unavailable', 'recognition.endpointFailed', { problem: '25 MB' })
  const bytes = await wholeOf(store, source)
  return {
    lines: await transcriber.transcribe({ name: source.name, type: source.type, bytes }, signal),
    way: 'endpoint',
  }
}
