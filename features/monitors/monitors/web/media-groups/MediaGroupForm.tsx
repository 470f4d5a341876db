import { Button, LinesInput, type List, RecordForm, TextInput, useDraft, useMay, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod'
import {
  groupNameLength,
  type MediaGroup,
  MediaGroupDraft,
  type MediaGroupQuestion,
  membersIn,
  mostMembers,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { monitorApi as api } from '../tree/monitor-queries.ts'

/** As it is written: one medium a line. */
interface Written {
  name: string
  members: string
}
const Written = z.object({
  name: MediaGroupDraft.shape.name,
  members: z.string().superRefine((text, { addIssue }) => {
    const members = membersIn(text)
    if (members.length === 0) addIssue({ code: 'custom', message: 'monitors.membersRequired' })
    if (members.length > mostMembers) addIssue({ code: 'custom', message: 'monitors.tooManyMembers' })
    if (members.some(member => member.length > 100)) addIssue({ code: 'custom', message: 'monitors.memberLength' })
  }),
})
const bodyOf = ({ name, members }: Written) => ({ name, members: membersIn(members) })

/** One media group as it is written. */
export function MediaGroupForm({
  start,
  list,
}: {
  start: MediaGroup | Written
  list: List<MediaGroup, MediaGroupQuestion>
}) {
  const t = useWords(strings)
  const noteId = useId()
  const isEditor = useMay()('monitors.edit')
  const client = useQueryClient()
  const forget = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['mediaGroups'] }),
      client.invalidateQueries({ queryKey: ['monitors'] }),
    ])
  const draft = useDraft<Written, MediaGroup>({
    schema: Written,
    words: strings,
    start,
    draftOf: ({ name, members }) => ({ name, members: Array.isArray(members) ? members.join('\n') : String(members) }),
    create: written => api.createMediaGroup.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.updateMediaGroup.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.mediaGroup({ params: { id } }),
    onSaved: group => {
      list.saved(group)
      void forget()
    },
    message: ({ name }) => t('groupSaved', { name }),
  })
  const { stored } = draft
  const written = draft.form.watch()
  const remove = async ({ id, name }: MediaGroup) => {
    const done = await list.act(
      () => api.removeMediaGroup.act({ params: { id } }).then(acted => ({ ...acted, data: true })),
      () => t('groupRemoved', { name }),
    )
    if (done) list.leave(id)
    await forget()
  }
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || t('addMediaGroup')}
      onClose={() => void list.open(null)}
      acts={
        stored &&
        isEditor && (
          <Button kind="quiet" icon="trash" onClick={() => void remove(stored)}>
            {t('removeMediaGroup')}
          </Button>
        )
      }
    >
      <TextInput of={draft} name="name" label={t('groupName')} most={groupNameLength} autoFocus={stored === null} />
      <LinesInput
        of={draft}
        name="members"
        label={t('groupMembers')}
        count={membersIn(written.members).length}
        most={mostMembers}
        marks={[]}
        describedBy={noteId}
      />
      <p id={noteId} className="dim">
        <small>{t('groupMembersNote')}</small>
      </p>
    </RecordForm>
  )
}
