import { RecordDialog, TextInput, useDraft, useWords } from '@guanlan/platform/web'
import { longestTitle, type Session, SessionDraft } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

export default function RenameSession({
  session,
  onClose,
  onSaved,
}: {
  session: Session
  onClose: () => void
  onSaved: () => void
}) {
  const t = useWords(screenStrings)
  const draft = useDraft<SessionDraft, Session>({
    schema: SessionDraft,
    words: strings,
    start: session,
    create: body => api.createSession.act({ body }),
    update: ({ id, ...body }) => api.renameSession.act({ params: { id }, body }),
    load: id => api.session({ params: { id } }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <RecordDialog draft={draft} title={t('rename')} onClose={onClose}>
      <TextInput of={draft} name="title" label={t('title')} most={longestTitle} />
    </RecordDialog>
  )
}
