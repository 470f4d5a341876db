import { builtInRoles } from '@guanlan/platform/contract'
import {
  ChecksInput,
  IconButton,
  type List,
  MomentInput,
  RadioInput,
  RecordForm,
  RecordView,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import type { z } from 'zod'
import { Account, Given, type Member, Name, nameLength, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { LinkToCopy } from './LinkToCopy.tsx'
import type { Managed } from './organisation.ts'
import { useRoles } from './PersonPane.tsx'

const Invited = Given.extend({ account: Account, name: Name })
type Invited = z.output<typeof Invited>
const blank: Invited = { account: '', name: '', role: 'member', roleIds: [], expiresAt: null }

/** Who is invited, as what; afterwards the link, to be handed on. */
export function InvitePane({ list, managed }: { list: List<Member, Question>; managed: Managed }) {
  const t = useWords(strings)
  const [link, setLink] = useState<string | null>(null)
  const roles = useRoles(managed, managed.orgId)
  const draft = useDraft<Invited, Invited & { id: number; version: number }>({
    schema: Invited,
    words: strings,
    start: blank,
    create: async body => {
      const { id, link: made } = await api.create({ body }, managed.asked())
      setLink(made)
      return { data: { ...body, id, version: 1 }, operation: null }
    },
    update: () => Promise.reject(new Error('An invitation is sent, not changed')),
    load: () => Promise.reject(new Error('An invitation is sent, not changed')),
    onSaved: () => void list.records.changed(),
    message: () => t('sent'),
  })
  const close = () => void list.open(null)
  if (link !== null)
    return (
      <RecordView
        title={draft.stored?.name ?? t('inviting')}
        acts={<IconButton icon="close" label={t('close')} onClick={close} />}
      >
        <LinkToCopy link={link} />
      </RecordView>
    )
  return (
    <RecordForm draft={draft} title={t('inviting')} saveAs={t('send')} onClose={close}>
      <TextInput of={draft} name="account" label={t('account')} most={100} note={t('accountNote')} autoFocus />
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} />
      <RadioInput
        of={draft}
        name="role"
        label={t('role')}
        note={t('roleNote')}
        options={builtInRoles.map(role => ({ value: role, label: t(`role_${role}`) }))}
      />
      {roles.length > 0 && <ChecksInput of={draft} name="roleIds" label={t('roles')} options={roles} />}
      <MomentInput of={draft} name="expiresAt" label={t('expiresAt')} />
    </RecordForm>
  )
}
