import { MonitorInput } from '@guanlan/features/monitors/monitors/web'
import { AreaInput, MomentInput, RecordForm, useDraft, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type ChartNote, noteLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { NoteStart } from './note-start.ts'
import { noteApi } from './use-marks.ts'

/** As it is written: a monitor is chosen by its name, and a time may be empty until it is saved. */
const Written = z.object({
  from: z.string('charts.noteTime').nullable(),
  until: z.string().nullable(),
  text: z.string().trim().min(1, 'charts.noteText').max(noteLength, 'charts.noteText'),
  monitorId: z.string().nullable(),
  entry: z.string().nullable(),
})
type Written = z.infer<typeof Written>

/** One note: when, what, and on which charts. */
export function NoteForm({
  start,
  monitor,
  entry,
  onDone,
  onClose,
}: {
  start: ChartNote | NonNullable<NoteStart>
  /** Of the chart that it is written on. */
  monitor: number | undefined
  /** Of its curve, where that is of a medium or account: a new note is of it alone. */
  entry: string | null
  onDone: () => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const ofEntry = 'id' in start ? start.entry : entry
  const sent = ({ from, monitorId, entry, until, text }: Written) => ({
    from: from ?? '',
    until,
    text,
    entry,
    monitorId: monitorId === null ? null : Number(monitorId),
  })
  const draft = useDraft<Written, ChartNote>({
    schema: Written,
    words: strings,
    start:
      'id' in start ? start : { ...start, text: '', entry, monitorId: monitor === undefined ? null : String(monitor) },
    draftOf: ({ from, until, text, entry, monitorId }) => ({
      ...{ from, until, text, entry },
      monitorId: monitorId === null ? null : String(monitorId),
    }),
    create: written => noteApi.addNote.act({ body: sent(written) }),
    update: ({ id, version, ...written }) =>
      noteApi.changeNote.act({ params: { id }, body: { ...sent(written), version } }),
    load: id => noteApi.note({ params: { id } }),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['charts', 'notes'] })
      onDone()
    },
    message: () => t('noteSaved'),
  })
  return (
    <RecordForm draft={draft} title={t(draft.stored ? 'noteEdit' : 'noteAdd')} onClose={onClose}>
      <AreaInput of={draft} name="text" label={t('noteTextField')} most={noteLength} />
      <MomentInput of={draft} name="from" label={t('noteFrom')} />
      <MomentInput of={draft} name="until" label={t('noteUntilField')} />
      {ofEntry === null && <MonitorInput of={draft} name="monitorId" label={t('noteFor')} note={t('noteForNote')} />}
    </RecordForm>
  )
}
