import {
  AreaInput,
  ChecksInput,
  IconButton,
  RecordDialog,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Crisis, CrisisText, longestName } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { askAgain, useLabels } from '../use-crisis.ts'

type Values = Pick<Crisis, 'name' | 'about' | 'labelIds'>

/** Changes name, description and labels of a crisis that is not closed. */
export function EditCrisis({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('crisis.act') || crisis.status === 'closed') return null
  return (
    <>
      <IconButton icon="edit" label={t('editAct')} onClick={() => setOpen(true)} />
      {isOpen && <EditDialog crisis={crisis} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({ crisis, onClose }: { crisis: Crisis; onClose: () => void }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const labels = useLabels().data ?? []
  const save = ({ name, about, labelIds }: Values, version: number) =>
    api.updateCrisis.act({ body: { id: crisis.id, version, name, about, labelIds } })
  const draft = useDraft<Values, Crisis>({
    schema: CrisisText,
    words: strings,
    start: crisis,
    draftOf: ({ name, about, labelIds }) => ({ name, about, labelIds }),
    create: written => save(written, crisis.version),
    update: ({ version, ...written }) => save(written, version),
    load: id => api.getCrisis({ query: { id } }),
    onSaved: () => {
      void askAgain(client)
      onClose()
    },
  })
  return (
    <RecordDialog draft={draft} title={t('editAct')} size="small" onClose={onClose}>
      <TextInput of={draft} name="name" label={t('name')} most={longestName} />
      <AreaInput of={draft} name="about" label={t('about')} most={5_000} />
      {labels.length > 0 && (
        <ChecksInput
          of={draft}
          name="labelIds"
          label={t('labels')}
          options={labels.map(({ id, name }) => [id, name] as const)}
        />
      )}
    </RecordDialog>
  )
}
