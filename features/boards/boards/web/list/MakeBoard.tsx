import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import { RecordDialog, TextInput, useDraft, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { type Board, Draft, Name, nameLength, type Template } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { boardAddress } from '../addresses.ts'
import { api } from '../api.ts'

const Choice = z.object({ name: Name, monitors: z.array(z.number().int()).max(20) })
type Choice = z.infer<typeof Choice>

/** Makes a board over chosen monitors, and opens it. @param template null: without panels */
export function MakeBoard({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const draft = useDraft<Choice, Board>({
    schema: Choice,
    words: strings,
    start: { name: template?.title ?? '', monitors: [] },
    draftOf: ({ name, views }) => ({ name, monitors: views[0]?.frame.monitors ?? [] }),
    create: ({ name, monitors }) =>
      template
        ? api.createOfTemplate.act({ body: { name, monitors, template: template.name } })
        : api.create.act({ body: Draft.parse({ name, views: [{ name, frame: { monitors } }] }) }),
    update: async ({ id }) => ({ data: await api.get({ params: { id } }), operation: null }),
    load: id => api.get({ params: { id } }),
    onSaved: ({ id }) => {
      onClose()
      void navigate(boardAddress(id))
    },
  })
  return (
    <RecordDialog
      draft={draft}
      title={template ? t('ofTemplate', { name: template.title }) : t('add')}
      onClose={onClose}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} />
      <MonitorsInput of={draft} name="monitors" label={t('overMonitors')} />
      <p className="dim">{t('overMonitorsHint')}</p>
    </RecordDialog>
  )
}
