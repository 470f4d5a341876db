import { documentKinds } from '@guanlan/platform/contract'
import { AreaInput, ChecksInput, linkTo, RecordDialog, toast, useDraft, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ReportSending, type Run } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ReceiverInputs } from '../ReceiverInputs.tsx'

/** A report is sent by mail: to whom, with which files, with which words. What becomes of it opens then. */
export default function SendReport({
  id,
  name,
  unfinished,
  onClose,
}: {
  id: number
  name: string
  /** Says what of it is not written yet. */
  unfinished: ReactNode
  onClose: () => void
}) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const draft = useDraft<ReportSending, Run & { version: number }>({
    schema: ReportSending,
    words: strings,
    start: { reportId: id, kinds: ['docx'], members: [], people: [], groups: [], addresses: [], words: '' },
    create: async body => ({ data: { ...(await api.sendReport({ body })), version: 1 }, operation: null }),
    // What was sent is not changed: it is sent again from its record.
    update: async () => {
      throw new Error(t('sent'))
    },
    load: async runId => ({ ...(await api.oneRun({ params: { id: runId } })), version: 1 }),
    onSaved: run => {
      onClose()
      toast({ text: t('sendingNow') })
      void navigate(linkTo('/reportSystem', null, { part: 'runs', open: run.id }))
    },
    message: () => t('sendingNow'),
  })
  return (
    <RecordDialog draft={draft} title={t('sendTitle', { name })} saveAs={t('send')} size="small" onClose={onClose}>
      {unfinished}
      <ReceiverInputs<ReportSending> of={draft} />
      <ChecksInput
        of={draft}
        name="kinds"
        label={t('formats')}
        options={documentKinds.map(kind => [kind, t(kind)] as const)}
      />
      <AreaInput of={draft} name="words" label={t('words')} note={t('wordsNote')} />
    </RecordDialog>
  )
}
